import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface Description {
  label: string;
  /** Nothing, null or an empty text is shown as "Not stated". */
  value?: ReactNode;
  /** An address or number that reads from left to right in every language. */
  ltr?: boolean;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** `rows`: label and value beside each other where there is room; `stack`: label above its value. */
  layout?: 'rows' | 'stack';
}

/** Labels with their values: what is known about one thing. */
export function DescriptionList({ items, layout = 'stack' }: DescriptionListProps) {
  const { t } = useTranslation();
  return (
    <List data-layout={layout}>
      {items.map(({ label, value, ltr }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value === undefined || value === null || value === '' ? (
              t('notStated')
            ) : (
              <bdi dir={ltr ? 'ltr' : 'auto'}>{value}</bdi>
            )}
          </dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  display: grid;
  gap: ${tokens.space[4]};
  inline-size: 100%;
  dt {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  &[data-layout='rows'] {
    gap: 0;
    > div {
      display: flex;
      flex-wrap: wrap;
      gap: ${tokens.space[1]} ${tokens.space[4]};
      padding-block: ${tokens.space[3]};
      border-block-end: 1px solid ${tokens.color.border.hairline};
    }
    > div:last-child {
      border: 0;
    }
    dt {
      flex: 2 2 9rem;
      font: ${tokens.font.body};
    }
    dd {
      flex: 3 3 8.5rem;
    }
  }
`;
