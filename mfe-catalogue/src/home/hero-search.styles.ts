import { tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Bar = styled.form`
  display: grid;
  gap: ${tokens.space[2]};
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.overlay};
  color: ${tokens.color.text.default};
  box-shadow: ${tokens.shadow.popover};
  @container (min-width: 34rem) {
    grid-template-columns: 1fr 1fr;
    > :first-child,
    > :last-child {
      grid-column: 1 / -1;
    }
  }
  /* One pill: its parts have no boxes of their own, lines stand between them. */
  @container (min-width: 64rem) {
    grid-template-columns: auto minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) auto;
    align-items: center;
    gap: 0;
    padding: ${tokens.space[2]};
    border-radius: ${tokens.radius.pill};
    > :first-child,
    > :last-child {
      grid-column: auto;
      border-radius: ${tokens.radius.pill};
    }
    > :first-child span {
      border-radius: ${tokens.radius.pill};
    }
    > :last-child {
      margin-inline-start: ${tokens.space[2]};
      padding-inline: ${tokens.space[6]};
    }
    input:not([type='radio']),
    select {
      border-color: transparent;
      background-color: transparent;
    }
    > :not(:first-child, :nth-child(2), :last-child) {
      border-inline-start: 1px solid ${tokens.color.border.hairline};
      padding-inline-start: ${tokens.space[1]};
    }
  }
`;
export const Place = styled.div`
  min-inline-size: 0;
  @container (min-width: 34rem) {
    grid-column: 1 / -1;
  }
  @container (min-width: 64rem) {
    grid-column: auto;
  }
`;
