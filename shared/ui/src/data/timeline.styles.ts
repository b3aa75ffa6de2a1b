import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

const { color, space } = tokens;

export const List = styled.ol`
  display: grid;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  li {
    position: relative;
    display: grid;
    grid-template-columns: 24px 1fr;
    gap: ${space[3]};
    padding-block-end: ${space[5]};
  }
  /* The line to the next step. */
  li:not(:last-child)::before {
    content: '';
    position: absolute;
    inset-block: 24px 0;
    inset-inline-start: 11px;
    inline-size: 2px;
    background: ${color.border.hairline};
  }
  li[data-state='done']:not(:last-child)::before {
    background: ${color.success.text};
  }
  b {
    font: ${tokens.font.bodyStrong};
  }
  small {
    display: block;
    color: ${color.text.muted};
    font: ${tokens.font.small};
  }
  li[data-state='upcoming'] b {
    color: ${color.text.muted};
  }
`;
export const Dot = styled.span`
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 24px;
  border: 2px solid ${color.border.control};
  border-radius: ${tokens.radius.pill};
  background: ${color.surface.raised};
  [data-state='done'] > & {
    border-color: ${color.success.text};
    color: ${color.success.text};
  }
  [data-state='current'] > & {
    border: 7px solid ${color.action.default};
  }
  [data-state='failed'] > & {
    border-color: ${color.danger.text};
    color: ${color.danger.text};
  }
`;
export const Details = styled.div`
  margin-block-start: ${space[2]};
`;
