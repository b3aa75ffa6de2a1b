import styled from 'styled-components';
import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';

const { color } = tokens;

export const Box = styled.dialog`
  /* Rows give margins to what lies in them; a dialog lies over the page. */
  &&& {
    margin: auto;
  }
  padding: 0;
  inline-size: min(560px, calc(100vw - 32px));
  max-block-size: calc(100dvh - 32px);
  border: 0;
  border-radius: ${tokens.radius.sheet};
  background: ${color.surface.overlay};
  color: ${color.text.default};
  box-shadow: ${tokens.shadow.dialog};
  &::backdrop {
    background: ${color.surface.scrim};
  }
  &[data-kind='full'] {
    inline-size: 100vw;
    block-size: 100dvh;
    max-inline-size: none;
    max-block-size: none;
    border-radius: 0;
    background: ${color.surface.canvas};
  }
  &&&[data-kind='drawer'] {
    margin-inline-end: 0;
    inline-size: min(440px, 100vw);
    block-size: 100dvh;
    max-inline-size: none;
    max-block-size: none;
    border-radius: 0;
  }
  ${media.phone} {
    &&&[data-kind='sheet'] {
      margin-block-end: 0;
      inline-size: 100vw;
      max-inline-size: none;
      max-block-size: calc(100dvh - 40px);
      border-end-start-radius: 0;
      border-end-end-radius: 0;
    }
  }
`;
export const Inside = styled.div`
  display: flex;
  flex-direction: column;
  max-block-size: inherit;
  [data-kind='full'] > &,
  [data-kind='drawer'] > & {
    block-size: 100%;
  }
`;
export const Body = styled.div`
  flex: 1;
  min-block-size: 0;
  padding: ${tokens.space[5]};
  overflow: auto;
  [data-kind='full'] & {
    padding: 0;
  }
`;
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[5]};
  border-block-start: 1px solid ${color.border.hairline};
`;
