import styled from 'styled-components';
import { media } from '../tokens/media.ts';
import { tokens } from '../tokens/tokens.ts';

export const Head = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  margin-block-end: ${tokens.space[4]};
  /* What is beside the heading goes below it where letters are large. */
  > :first-child {
    flex: 1 1 8em;
  }
  > a {
    font: ${tokens.font.smallStrong};
    white-space: nowrap;
  }
`;
export const Arrows = styled.span`
  display: none;
  gap: ${tokens.space[2]};
  ${media.laptop} {
    display: flex;
    &[data-state='idle'] {
      visibility: hidden;
    }
  }
`;
export const Row = styled.ul`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(82%, 20rem);
  gap: ${tokens.space[4]};
  /* Room for the focus ring and the shadow of cards, which scrolling would clip. */
  margin: calc(-1 * ${tokens.space[2]});
  padding: ${tokens.space[2]};
  overflow-x: auto;
  scroll-snap-type: inline proximity;
  scroll-padding-inline: ${tokens.space[2]};
  scrollbar-width: none;
  > li {
    scroll-snap-align: start;
    min-inline-size: 0;
  }
  ${media.laptop} {
    grid-auto-columns: max(13.75rem, calc((100% - 2 * ${tokens.space[6]}) / 3));
    gap: ${tokens.space[6]};
  }
  ${media.desktop} {
    grid-auto-columns: max(13.75rem, calc((100% - 3 * ${tokens.space[6]}) / 4));
  }
`;
