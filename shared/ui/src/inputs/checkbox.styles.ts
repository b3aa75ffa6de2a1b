import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

const { color } = tokens;

export const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${tokens.space[3]};
  padding-block: 9px;
  cursor: pointer;
  &:has(:disabled) {
    color: ${color.text.faint};
    cursor: default;
  }
  small {
    display: block;
    color: ${color.text.muted};
    font: ${tokens.font.small};
  }
  input {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 2px 0 0;
    accent-color: ${color.action.default};
  }
  input[role='switch'] {
    appearance: none;
    position: relative;
    inline-size: 44px;
    block-size: 26px;
    margin: 0;
    border-radius: ${tokens.radius.pill};
    background: ${color.border.control};
    transition: background ${tokens.motion.state};
    &::before {
      content: '';
      position: absolute;
      inset-block-start: 3px;
      inset-inline-start: 3px;
      inline-size: 20px;
      block-size: 20px;
      border-radius: 50%;
      background: ${color.surface.canvas};
      transition: inset-inline-start ${tokens.motion.state};
    }
    &:checked {
      background: ${color.action.default};
      &::before {
        inset-inline-start: 21px;
      }
    }
  }
`;
