import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Bar = styled.section`
  position: fixed;
  inset-inline: ${tokens.space[2]};
  /* Above the tab bar of the frame, which phones have. */
  inset-block-end: calc(72px + env(safe-area-inset-bottom));
  /* Above the next step of a page too. */
  main:has([role='group'][data-bottom-bar]) & {
    inset-block-end: calc(132px + env(safe-area-inset-bottom));
  }
  z-index: ${tokens.layer.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  max-inline-size: 760px;
  margin-inline: auto;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.small};
  ${media.tablet} {
    inset-block-end: ${tokens.space[4]};
  }
  ul {
    display: grid;
    flex: 1 1 300px;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: ${tokens.space[2]};
  }
  li {
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space[2]};
  }
  li > span {
    border-radius: ${tokens.radius.control};
  }
  bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > span:not([role]) {
    color: ${tokens.color.text.muted};
    &:empty {
      display: none;
    }
  }
`;
