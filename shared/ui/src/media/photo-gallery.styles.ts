import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';
import styled from 'styled-components';

export const Single = styled.div`
  max-inline-size: 760px;
  margin-block-start: ${tokens.space[3]};
  border-radius: ${tokens.radius.card};
  overflow: clip;
`;
export const Stage = styled.div`
  position: relative;
  margin-block-start: ${tokens.space[3]};
`;
export const Mosaic = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  gap: ${tokens.space[2]};
  border-radius: ${tokens.radius.card};
  overflow: auto clip;
  scroll-snap-type: inline mandatory;
  scrollbar-width: none;
  button {
    aspect-ratio: 4 / 3;
    /* A phone that lies on its side shows all of a photo. */
    max-block-size: calc(100dvh - ${tokens.size.header} - ${tokens.space[8]});
    inline-size: 100%;
    padding: 0;
    border: 0;
    background: none;
    scroll-snap-align: start;
    cursor: zoom-in;
    &:focus-visible {
      outline-offset: -4px;
    }
  }
  ${media.laptop} {
    grid-auto-flow: row;
    grid-template-columns: 2fr 1fr 1fr;
    grid-template-rows: 1fr 1fr;
    aspect-ratio: 5 / 2;
    max-block-size: 520px;
    overflow: clip;
    button {
      aspect-ratio: auto;
      min-block-size: 0;
      &:first-child {
        grid-row: 1 / -1;
      }
      &:nth-child(n + 6) {
        display: none;
      }
    }
    &[data-count='0'] {
      grid-template-columns: 1fr;
    }
    &[data-count='1'] {
      grid-template-columns: 2fr 1fr;
      grid-template-rows: 1fr;
    }
    &[data-count='2'] {
      grid-template-columns: 2fr 1fr;
    }
    &[data-count='3'] > :last-child {
      grid-column: 2 / -1;
    }
  }
`;
/* On a phone one photo at a time is in view; the small ones say how many more there are. */
export const Small = styled.div`
  ${media.laptop} {
    display: none;
  }
`;
export const ShowAll = styled.div`
  position: absolute;
  inset-block-start: ${tokens.space[3]};
  ${media.laptop} {
    inset-block: auto ${tokens.space[3]};
  }
  inset-inline-end: ${tokens.space[3]};
`;
