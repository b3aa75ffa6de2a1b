import { IconButton, tokens } from '@lintel/ui';
import styled, { css } from 'styled-components';

/** A card of the row layout has no room for tools. */
const notInRow = css`
  [data-layout='row'] & {
    display: none;
  }
`;
export const Dots = styled(IconButton)`
  inline-size: 36px;
  block-size: 36px;
  /* A finger needs more than the eye. */
  &::after {
    content: '';
    position: absolute;
    inline-size: ${tokens.size.touch};
    block-size: ${tokens.size.touch};
  }
  ${notInRow}
`;
export const Signs = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  ${notInRow}
`;
export const Sign = styled(IconButton)`
  position: relative;
  inline-size: 32px;
  block-size: 32px;
  opacity: 0;
  transition:
    opacity ${tokens.motion.state},
    background ${tokens.motion.state};
  svg {
    inline-size: 18px;
  }
  article:hover &,
  article:focus-within &,
  &[aria-pressed='true'] {
    opacity: 1;
  }
  &[aria-pressed='true'] {
    background: ${tokens.color.action.default};
    color: ${tokens.color.text.onAction};
  }
  &::before {
    content: attr(data-tip);
    display: none;
    position: absolute;
    inset-inline-end: calc(100% + ${tokens.space[1]});
    padding: ${tokens.space[1]} ${tokens.space[2]};
    border-radius: ${tokens.radius.control};
    background: ${tokens.color.surface.inverse};
    color: ${tokens.color.text.inverse};
    font: ${tokens.font.micro};
    white-space: nowrap;
    pointer-events: none;
  }
  &:hover::before,
  &:focus-visible::before {
    display: block;
  }
`;
