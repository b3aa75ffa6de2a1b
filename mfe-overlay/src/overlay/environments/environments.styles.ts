import { tokens } from '@lintel/ui';
import styled from 'styled-components';

const { color, space } = tokens;

/** The registry's own words, a reason on each line. */
export const Refused = styled.p`
  color: ${color.danger.text};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
export const Card = styled.article`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${color.surface.raised};
  overflow-wrap: anywhere;
  h3,
  h4 {
    font: ${tokens.font.bodyStrong};
  }
  li span {
    color: ${color.text.muted};
  }
`;
