import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Stack = styled.div`
  position: absolute;
  inset-block-end: calc(var(--map-covered, 0px) + 36px);
  inset-inline-end: ${tokens.space[3]};
  z-index: ${tokens.layer.raised};
  display: grid;
  justify-items: end;
  gap: ${tokens.space[2]};
  button {
    border-color: ${tokens.color.border.hairline};
    box-shadow: ${tokens.shadow.card};
  }
  /* Side by side on a small map, whose middle stays free. */
  ${media.phone} {
    grid-template-columns: 1fr auto;
    align-items: center;
    > [role='group'] {
      grid-column: 1 / -1;
    }
  }
  /* In one row where the map is too low for the pad above the buttons. */
  @container (max-height: 320px) {
    grid-template-columns: repeat(3, auto);
    align-items: end;
    > [role='group'] {
      grid-column: auto;
    }
    > :last-child {
      grid-column: 3;
    }
    > button {
      grid-column: 2;
    }
  }
`;
export const Pad = styled.div`
  display: grid;
  grid-template: repeat(3, 40px) / repeat(3, 40px);
  place-items: center;
  [data-at='up'] {
    grid-area: 1 / 2;
  }
  [data-at='left'] {
    grid-area: 2 / 1;
  }
  [data-at='right'] {
    grid-area: 2 / 3;
  }
  [data-at='down'] {
    grid-area: 3 / 2;
  }
`;
export const Zoom = styled.div`
  display: grid;
  ${media.phone} {
    grid-auto-flow: column;
  }
  @container (max-height: 320px) {
    grid-auto-flow: column;
  }
  overflow: hidden;
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  box-shadow: ${tokens.shadow.card};
  button {
    border: 0;
    border-radius: 0;
    box-shadow: none;
    &:focus-visible {
      outline-offset: -4px;
    }
  }
`;
