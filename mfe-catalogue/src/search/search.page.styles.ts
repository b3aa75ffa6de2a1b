import { media, tokens, visuallyHidden } from '@lintel/ui';
import styled from 'styled-components';

export const Column = styled.div`
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${tokens.space[3]} ${tokens.space.page} ${tokens.space[14]};
  h1 {
    margin-block: ${tokens.space[1]};
  }
  /* Lines of Arabic are higher; less room around them lets the first home begin where it does elsewhere. */
  [dir='rtl'] & {
    padding-block-start: ${tokens.space[2]};
    h1 {
      margin-block: 0;
    }
  }
  /* Nothing that takes the focus comes to rest below the toolbar, which stays in view. */
  li :is(a, button) {
    scroll-margin-block-start: 72px;
    ${media.phone} {
      scroll-margin-block-start: 136px;
    }
  }
  &[data-view='split'],
  &[data-view='map'] {
    max-inline-size: none;
    padding-block-start: ${tokens.space[2]};
    h1 {
      margin-block: 0 ${tokens.space[1]};
      font: ${tokens.font.h3};
    }
    /* A small screen needs the room; the title of the document and screen readers still have it. */
    &[data-over] {
      position: relative;
      padding-block: 0;
      h1 {
        ${visuallyHidden}
      }
    }
  }
`;
export const Split = styled.div`
  ${media.laptop} {
    display: grid;
    grid-template-columns: 16.5rem minmax(0, 1fr);
    gap: ${tokens.space[8]};
    align-items: start;
  }
`;
export const Side = styled.aside`
  display: none;
  ${media.laptop} {
    display: block;
    position: sticky;
    inset-block-start: calc(${tokens.size.header} + ${tokens.space[4]});
    max-block-size: calc(100dvh - ${tokens.size.header} - ${tokens.space[8]});
    overflow: auto;
    /* Not below the notice on cookies. */
    scroll-padding-block-end: ${tokens.space[20]};
    /* Room for focus rings, which scrolling would clip. */
    margin: calc(-1 * ${tokens.space[1]});
    padding: ${tokens.space[1]};
  }
`;
/** Past the filters, which are two dozen stops of the Tab key; seen while it has the focus. */
export const Skip = styled.a`
  display: block;
  padding: ${tokens.space[2]};
  font: ${tokens.font.smallStrong};
  &:not(:focus) {
    ${visuallyHidden}
    padding: 0;
  }
`;
/** Below the toolbar, which stays in view. */
const BELOW = `calc(${tokens.size.header} + 64px)`;
export const ListAndMap = styled.div`
  &[data-view='map'] {
    display: flex;
    flex-direction: column-reverse;
    gap: ${tokens.space[6]};
    /* Ways out of an empty search are more use than an empty map. */
    &:has([data-empty]) {
      flex-direction: column;
    }
  }
  &[data-view='split'] {
    display: grid;
    grid-template-columns: minmax(0, 55fr) minmax(0, 45fr);
    gap: ${tokens.space[6]};
    align-items: start;
  }
`;
export const MapPlace = styled.section`
  block-size: calc(100dvh - ${tokens.size.header} - 136px);
  min-block-size: 360px;
  border-radius: ${tokens.radius.card};
  overflow: hidden;
  [data-view='split'] > & {
    position: sticky;
    inset-block-start: ${BELOW};
    block-size: calc(100dvh - ${BELOW} - ${tokens.space[4]});
  }
`;
