import type { FileRules } from '@lintel/files';
import { FileDrop } from '@lintel/ui/files';
import { checkRepeated } from './check-repeated.ts';
import { chosenFile, type ListingFile } from './listing-file.ts';
import { useMirroredField } from './mirrored-field.ts';

/** As the back end takes them. */
const documentRules: FileRules = { kinds: ['pdf', 'doc', 'docx', 'txt'], maxBytes: 5_000_000 };

interface DocumentsFieldProps {
  name: string;
  label: string;
  hint: string;
  documents: readonly ListingFile[];
  onDocuments(documents: readonly ListingFile[]): void;
  limit: number;
  rules?: FileRules;
}

/** Documents of a listing, those that the back end has and those that are still to be sent. */
export function DocumentsField(props: DocumentsFieldProps) {
  const { name, label, hint, documents, onDocuments, limit, rules = documentRules } = props;
  const frame = useMirroredField(name, label, documents);
  return (
    <FileDrop
      {...frame}
      label={label}
      hint={hint}
      rules={rules}
      check={checkRepeated(documents.map(({ origin }) => origin))}
      room={limit - documents.length}
      uploads={documents.map(({ id, name: fileName, file }) => ({
        id,
        file: { name: fileName, size: file?.size ?? 0 },
        state: file ? 'ready' : 'done',
        sent: 0,
        total: file?.size ?? 0,
      }))}
      onFiles={(files) => onDocuments([...documents, ...files.map((file) => chosenFile(file))])}
      onCancel={(id) => onDocuments(documents.filter((one) => one.id !== id))}
    />
  );
}
