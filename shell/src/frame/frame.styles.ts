import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Page = styled.div`
  display: flex;
  flex-direction: column;
  ${media.phone} {
    padding-block-end: calc(64px + env(safe-area-inset-bottom));
  }
`;
/** Sticks to the header, which bars above it push down; below it, so that its menus can be reached. */
export const NoticesPlace = styled.div`
  position: sticky;
  inset-block-start: ${tokens.size.header};
  z-index: calc(${tokens.layer.header} - 1);
  block-size: 0;
`;
export const Content = styled.main`
  flex: 1;
  min-inline-size: 0;
  /*
   * The footer begins below the first view, so that a page that arrives does not push it out of sight (layout shift). On paper this
   * would begin a second sheet.
   */
  @media screen {
    min-block-size: 100dvh;
  }
  ${media.desktop} {
    &[data-account] {
      display: grid;
      grid-template: auto 1fr / clamp(240px, 19vw, 272px) minmax(0, 1fr);
      inline-size: 100%;
      max-inline-size: ${tokens.size.page};
      margin-inline: auto;
      > * {
        grid-column: 2;
      }
    }
  }
`;
export const Beside = styled.div`
  padding-inline: ${tokens.space.page};
  ${media.desktop} {
    && {
      grid-area: 1 / 1 / span 2;
    }
    padding-block-start: ${tokens.space[14]};
    padding-inline-end: 0;
  }
  ${media.print} {
    display: none;
  }
`;
export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: ${tokens.space[2]};
  inset-inline-start: ${tokens.space[2]};
  z-index: ${tokens.layer.progress};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.bodyStrong};
  &:not(:focus) {
    clip-path: inset(50%);
  }
`;
