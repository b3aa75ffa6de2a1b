import { tokens } from '@lintel/ui';
import styled from 'styled-components';

const { color } = tokens;

export const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[1]};
  padding-block: 3px;
  &[data-side='mine'] {
    flex-direction: row-reverse;
  }
`;
export const Box = styled.div`
  display: grid;
  gap: 2px;
  min-inline-size: 0;
  max-inline-size: min(80%, 34rem);
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border-radius: ${tokens.radius.card};
  background: ${color.surface.sunken};
  /* Seen where the system's colours take the place of the fill. */
  outline: 1px solid transparent;
  p {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  a {
    color: inherit;
  }
  em {
    color: ${color.danger.text};
    font: ${tokens.font.small};
  }
  [data-side='mine'] > & {
    background: ${color.action.tint};
    color: ${color.action.onTint};
  }
  [data-state='failed'] > & {
    background: ${color.danger.fill};
    color: ${color.danger.text};
  }
`;
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space[2]};
  font: ${tokens.font.micro};
  [data-side='theirs'] & {
    justify-content: flex-start;
    color: ${color.text.muted};
  }
  span {
    display: inline-flex;
    align-items: center;
    gap: 2px;
  }
`;
