import type { ReactNode } from 'react';
import { useId } from 'react';
import styled from 'styled-components';
import { TextLink } from '../actions/link.tsx';
import { useUiTexts } from '../texts.ts';
import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';
import { Badge } from '../display/badge.tsx';

export interface Answer {
  label: string;
  /** What was stated; nothing, null or an empty text is missing. */
  value?: ReactNode;
  /** The page, with a `#field` where there is one, on which it is changed. */
  changeAt: string;
  /** It must be stated before the form can be sent. */
  required?: boolean;
}

export interface CheckAnswersProps {
  /** Heading of the group, e.g. the step of a form. */
  title: string;
  answers: readonly Answer[];
}

/** What was stated in a form, before it is sent, with a way back to each answer. */
export function CheckAnswers({ title, answers }: CheckAnswersProps) {
  const { t } = useUiTexts();
  const headingId = useId();
  return (
    <Group aria-labelledby={headingId}>
      <h2 id={headingId}>{title}</h2>
      <dl>
        {answers.map(({ label, value, changeAt, required }) => {
          const isMissing = value === undefined || value === null || value === '';
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {!isMissing && <bdi dir="auto">{value}</bdi>}
                {isMissing && required && <Badge tone="danger">{t('answers.missing')}</Badge>}
              </dd>
              <dd>
                <TextLink to={changeAt} aria-label={t('answers.changeWhat', { what: label })}>
                  {t('answers.change')}
                </TextLink>
              </dd>
            </div>
          );
        })}
      </dl>
    </Group>
  );
}

const Group = styled.section`
  inline-size: 100%;
  h2 {
    margin-block-end: ${tokens.space[2]};
    font: ${tokens.font.h3};
  }
  dl {
    margin: 0;
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr) auto;
    gap: ${tokens.space[1]} ${tokens.space[4]};
    padding-block: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
  }
  dt {
    color: ${tokens.color.text.muted};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  ${media.phone} {
    dl > div {
      grid-template-columns: 1fr auto;
    }
    dt {
      grid-column: 1 / -1;
      font: ${tokens.font.small};
    }
  }
`;
