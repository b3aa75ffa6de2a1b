import { tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Frame = styled.div`
  position: relative;
  min-block-size: 0;
`;
export const Scroller = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  padding-inline: ${tokens.space[4]};
  overflow: auto;
  overflow-anchor: none;
  overscroll-behavior: contain;
  &:focus-visible {
    outline-offset: -2px;
  }
  ol {
    position: relative;
    flex: none;
    /* A short conversation stands at the bottom. */
    margin-block: auto 0;
    padding: 0;
    list-style: none;
  }
  /* Messages, and no list within one. */
  > ol > li {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
    contain: layout style;
    /* The menu of a message lies over the messages below. */
    &:has([aria-expanded='true']) {
      z-index: ${tokens.layer.raised};
    }
  }
  /* The place that the search is at. */
  li[aria-current] > div > div {
    outline: 2px solid ${tokens.color.focus.outer};
    outline-offset: 2px;
  }
  h3 {
    display: flex;
    justify-content: center;
    padding-block: ${tokens.space[2]};
    span {
      padding: 2px ${tokens.space[3]};
      border-radius: ${tokens.radius.pill};
      background: ${tokens.color.surface.subtle};
      color: ${tokens.color.text.muted};
      font: ${tokens.font.micro};
    }
  }
`;
/** In room that the list leaves at its beginning, so that nothing moves while older messages come. */
export const Older = styled.div`
  position: absolute;
  z-index: ${tokens.layer.sticky};
  inset: 0 0 auto;
  display: grid;
  justify-items: center;
  padding-block-start: ${tokens.space[2]};
  > * {
    background: ${tokens.color.surface.raised};
  }
  > p {
    padding: ${tokens.space[6]};
    color: ${tokens.color.text.muted};
    text-align: center;
  }
`;
export const Jump = styled.div`
  position: absolute;
  inset-block-end: ${tokens.space[3]};
  inset-inline: 0;
  inline-size: fit-content;
  margin-inline: auto;
`;
