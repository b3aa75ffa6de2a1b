import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

export interface StatProps {
  /** What is counted. */
  label: string;
  value: ReactNode;
  /** A word on the change or the period. */
  note?: ReactNode;
}

/** One number with its meaning. Several stand in a `<dl>`. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <Figure>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
        {note && <small>{note}</small>}
      </dd>
    </Figure>
  );
}

const Figure = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[1]};
  dt {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  dd {
    font: ${tokens.font.priceLarge};
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
