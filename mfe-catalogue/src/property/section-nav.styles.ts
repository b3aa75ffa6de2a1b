import { media, tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Bar = styled.nav`
  --start: 0px;
  --end: 0px;
  &[data-hidden~='start'] {
    --start: 40px;
  }
  &[data-hidden~='end'] {
    --end: 40px;
  }
  mask-image: linear-gradient(
    to right,
    transparent,
    black var(--start),
    black calc(100% - var(--end)),
    transparent
  );
  [dir='rtl'] & {
    mask-image: linear-gradient(
      to left,
      transparent,
      black var(--start),
      black calc(100% - var(--end)),
      transparent
    );
  }
  display: none;
  ${media.tablet} {
    display: flex;
    gap: ${tokens.space[1]};
    position: sticky;
    inset-block-start: ${tokens.size.header};
    z-index: ${tokens.layer.sticky};
    border-block-end: 1px solid ${tokens.color.border.hairline};
    background: ${tokens.color.surface.canvas};
    overflow-x: auto;
    scrollbar-width: none;
  }
  a {
    padding: 14px ${tokens.space[3]};
    border-block-end: 3px solid transparent;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.smallStrong};
    text-decoration: none;
    white-space: nowrap;
    &:hover {
      color: ${tokens.color.text.default};
    }
    &[aria-current] {
      border-color: ${tokens.color.action.default};
      color: ${tokens.color.text.default};
    }
    &:focus-visible {
      outline-offset: -4px;
    }
  }
`;
