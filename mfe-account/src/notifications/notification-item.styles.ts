import { tokens } from '@lintel/ui';
import styled from 'styled-components';

const { color, space } = tokens;

export const Plate = styled.span`
  display: grid;
  place-items: center;
  inline-size: 40px;
  block-size: 40px;
  border-radius: 50%;
  background: ${color.surface.sunken};
  color: ${color.text.muted};
`;
export const Item = styled.li<{ $unread: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: ${space[4]};
  align-items: start;
  padding: ${space[4]};
  border-inline-start: 3px solid ${({ $unread }) => ($unread ? color.action.default : 'transparent')};
  h3 {
    font: ${({ $unread }) => ($unread ? tokens.font.bodyStrong : tokens.font.body)};
    overflow-wrap: anywhere;
  }
  /* All of the row leads there; the button stands above it. */
  h3 a {
    color: inherit;
    text-decoration: none;
  }
  h3 a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:has(a:hover) {
    background: ${color.surface.sunken};
  }
  button {
    position: relative;
  }
  p {
    color: ${color.text.muted};
    overflow-wrap: anywhere;
  }
  time {
    color: ${color.text.muted};
    font: ${tokens.font.small};
  }
  & + & {
    border-block-start: 1px solid ${color.border.hairline};
  }
`;
