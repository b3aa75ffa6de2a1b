import { Banner, Button, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** What a listing states by now, in words. */
export interface NewerAnswer {
  field: string;
  label: string;
  /** Empty where nothing is stated any more. */
  value: string;
}

interface NewerNoteProps {
  answers: readonly NewerAnswer[];
  onTake(): void;
  onKeep(): void;
}

/** Longer texts are shown by their beginning. */
const SEEN = 200;

/** Which fields were changed elsewhere and here since the form began, with the newer values; the user takes either. */
export function NewerNote({ answers, onTake, onKeep }: NewerNoteProps) {
  const { t } = useTranslation('mfe-listings');
  return (
    <Banner
      tone="warning"
      urgent
      title={t('form.newer.title')}
      action={
        <Choice>
          <Button size="small" onClick={onTake}>
            {t('form.newer.take')}
          </Button>
          <Button size="small" tone="secondary" onClick={onKeep}>
            {t('form.newer.keep')}
          </Button>
        </Choice>
      }
    >
      <p>{t('form.newer.lead')}</p>
      <dl>
        {answers.map(({ field, label, value }) => (
          <Answer key={field}>
            <dt>{label}</dt>
            <dd>
              <bdi>{(value.length > SEEN ? `${value.slice(0, SEEN)}…` : value) || t('form.facts.none')}</bdi>
            </dd>
          </Answer>
        ))}
      </dl>
    </Banner>
  );
}

const Choice = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
`;
const Answer = styled.div`
  margin-block-start: ${tokens.space[1]};
  overflow-wrap: anywhere;
  dt {
    font: ${tokens.font.smallStrong};
  }
  dd {
    margin: 0;
  }
`;
