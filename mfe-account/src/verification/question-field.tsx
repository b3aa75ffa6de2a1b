import type { VerificationField } from '@lintel/api-contract';
import { checkFile, type FileRules } from '@lintel/files';
import { Banner, tokens } from '@lintel/ui';
import {
  FormCheckboxGroup,
  FormFileDrop,
  FormRadioGroup,
  FormSelect,
  FormTextArea,
  FormTextField,
} from '@lintel/ui/forms';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { fieldName } from './answers.ts';

const MEGABYTE = 1_000_000;
/** As the back end takes them. */
export const proofRules: FileRules = {
  kinds: ['jpg', 'png', 'pdf', 'doc', 'docx', 'txt'],
  maxBytes: 5 * MEGABYTE,
};

export interface QuestionFieldProps {
  question: VerificationField;
  /** Address of the file that was handed in before. */
  file: string | null;
  /** Why the answer was refused last time. */
  refusal: string;
}

/** One question of the administration, by its kind. */
export function QuestionField({ question, file, refusal }: QuestionFieldProps) {
  const { t } = useTranslation('mfe-account');
  return (
    <Box>
      {refusal && <Banner tone="danger">{t('verification.refusedBecause', { reason: refusal })}</Banner>}
      <Control question={question} />
      {file && (
        <a href={file} target="_blank" rel="noreferrer">
          {t('verification.handedIn')}
        </a>
      )}
    </Box>
  );
}

function Control({ question }: { question: VerificationField }) {
  const { t } = useTranslation('mfe-account');
  const { field_type: type, form_fields_values: values } = question;
  const hint = question.translated_hint || question.hint;
  const frame = {
    name: fieldName(question),
    label: question.translated_name || question.name,
    ...(hint ? { hint } : {}),
    optional: question.is_required !== 1,
  };
  const options = values.map(({ value, translated_value: text }) => ({ value, label: text || value }));
  switch (type) {
    case 'textarea':
      return <FormTextArea {...frame} rows={4} />;
    case 'number':
      return <FormTextField {...frame} inputMode="decimal" dir="ltr" />;
    case 'radio':
      return (
        <FormRadioGroup
          {...frame}
          options={frame.optional ? [{ value: '', label: t('verification.none') }, ...options] : options}
        />
      );
    case 'checkbox':
      return <FormCheckboxGroup {...frame} options={options} />;
    case 'dropdown':
      return <FormSelect {...frame} options={[{ value: '', label: '–' }, ...options]} />;
    case 'file':
      return <FormFileDrop {...frame} rules={proofRules} check={checkFile} limit={1} />;
    default:
      return <FormTextField {...frame} />;
  }
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[2]};
  a {
    justify-self: start;
    color: ${tokens.color.text.link};
  }
`;
