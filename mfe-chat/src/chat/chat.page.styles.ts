import { media, tokens, visuallyHidden } from '@lintel/ui';
import styled from 'styled-components';

/** What stands above the page: the header, and where there is no room beside it the row with the pages of the account; each with its line. */
const ABOVE = `${tokens.size.header} + 1px`;
const ABOVE_WITH_ROW = `${ABOVE} + ${tokens.size.touch} + 1px`;
const TAB_BAR = '65px + env(safe-area-inset-bottom)';
/** Where room is short a conversation has all of it; the heading stays for screen readers. */
const CONVERSATION_ALONE = `
  gap: 0;
  padding: 0;
  > header {
    ${visuallyHidden}
  }
`;

export const Page = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) / minmax(0, 1fr);
  gap: ${tokens.space[3]};
  container-type: inline-size;
  inline-size: 100%;
  max-inline-size: ${tokens.size.page};
  --taken: calc(${ABOVE_WITH_ROW});
  --least: 30rem;
  block-size: max(var(--least), calc(100dvh - var(--taken)));
  margin-inline: auto;
  padding: ${tokens.space[4]} ${tokens.space.page};
  h1 {
    font: ${tokens.font.h2};
  }
  ${media.desktop} {
    --taken: calc(${ABOVE});
  }
  ${media.phone} {
    --taken: calc(${ABOVE_WITH_ROW} + ${TAB_BAR});
    --least: 26rem;
    &[data-open='true'] {
      ${CONVERSATION_ALONE}
    }
  }
  ${media.low} {
    &[data-open='true'] {
      --least: 12rem;
      ${CONVERSATION_ALONE}
    }
  }
`;
export const Panes = styled.div`
  display: grid;
  grid-row: 2;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  min-block-size: 0;
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.raised};
  overflow: clip;
  @container (max-width: 43.99rem) {
    [data-open='true'] > & {
      border-inline: 0;
      border-radius: 0;
    }
  }
  @container (min-width: 44rem) {
    grid-template-columns: minmax(13.5rem, 34%) minmax(0, 1fr);
  }
  @container (min-width: 58rem) {
    [data-open='true'] > & {
      grid-template-columns: 17rem minmax(0, 1fr) 16rem;
    }
  }
`;
export const Pane = styled.div`
  position: relative;
  min-block-size: 0;
  overflow: auto;
  &[data-pane='conversation'] {
    overflow: clip;
    /* The field and the notes about it may be higher than the space that is left. */
    ${media.low} {
      overflow: auto;
    }
  }
  & + & {
    border-inline-start: 1px solid ${tokens.color.border.hairline};
  }
  @container (max-width: 43.99rem) {
    border: 0;
    [data-open='true'] &[data-pane='threads'],
    [data-open='false'] &[data-pane='conversation'] {
      display: none;
    }
  }
  &[data-pane='listing'] {
    @container (max-width: 57.99rem) {
      display: none;
    }
  }
`;
