import { tokens } from '@lintel/ui';
import styled from 'styled-components';

/** What the two sides are called; the same in every language, as on a plan. */
export const letters = { a: 'A', b: 'B' } as const;

/** The letter of a side, beside what belongs to it. */
export const Letter = styled.b`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  border-radius: 50%;
  background: ${tokens.color.surface.inverse};
  color: ${tokens.color.text.inverse};
  font: ${tokens.font.micro};
  font-weight: 700;
`;
