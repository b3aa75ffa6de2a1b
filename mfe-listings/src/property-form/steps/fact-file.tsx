import { checkFile } from '@lintel/files';
import { tokens } from '@lintel/ui';
import { UploadProgress } from '@lintel/ui/files';
import { FormFileDrop } from '@lintel/ui/forms';
import { useUnit } from 'effector-react';
import { useField } from 'react-final-form';
import styled from 'styled-components';
import { factFileName } from '#property-form/form/fact-text.ts';
import { $storedFacts } from '#property-form/form/load-property.ts';

/** As the back end takes a file as a fact. */
const factFileRules = {
  kinds: ['pdf', 'doc', 'docx', 'txt', 'jpg', 'png', 'webp'],
  maxBytes: 5_000_000,
} as const;

interface Props {
  /** Key of the fact in the form. */
  factKey: string;
  label: string;
  optional: boolean;
}

/** A file as a fact: the one that the listing has, which can be taken away, or a new one in its place. */
export function FactFile({ factKey, ...frame }: Props) {
  const { input: present } = useField<string>(`facts.${factKey}`, { subscription: { value: true } });
  const { input: chosen } = useField<readonly File[] | ''>(`factFiles.${factKey}`, {
    subscription: { value: true },
  });
  const stored = useUnit($storedFacts);
  return (
    <Part>
      <FormFileDrop
        {...frame}
        name={`factFiles.${factKey}`}
        rules={factFileRules}
        check={checkFile}
        limit={1}
      />
      {present.value && !chosen.value?.length && (
        <UploadProgress
          upload={{
            id: factKey,
            file: { name: factFileName(present.value, stored), size: 0 },
            state: 'done',
            sent: 0,
            total: 0,
          }}
          onCancel={() => present.onChange('')}
        />
      )}
    </Part>
  );
}

const Part = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
`;
