import { MOST_DOCUMENTS } from '@lintel/api-contract';
import { useTranslation } from 'react-i18next';
import { DocumentsField } from '#common/form-files/documents-field.tsx';
import type { ListingFile } from '#common/form-files/listing-file.ts';

/** What the field is called, for the summary of errors. */
export function useDocumentLabels() {
  const { t } = useTranslation('mfe-listings');
  return { documents: t('form.documents.label') };
}

interface DocumentsPartProps {
  documents: readonly ListingFile[];
  onDocuments(documents: readonly ListingFile[]): void;
}

/** Floor plans, certificates and other papers of a listing. */
export function DocumentsPart(props: DocumentsPartProps) {
  const { t } = useTranslation('mfe-listings');
  return (
    <DocumentsField
      name="documents"
      label={useDocumentLabels().documents}
      hint={t('form.documents.hint')}
      limit={MOST_DOCUMENTS}
      {...props}
    />
  );
}
