import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { Panel } from './popover.tsx';

export const Heading = styled.div`
  && {
    display: block;
    cursor: default;
    &:hover {
      background: none;
    }
  }
`;
export const List = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${tokens.space[2]};
  overflow-wrap: anywhere;
  [role='group'] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    padding-block-start: ${tokens.space[2]};
    small {
      padding: ${tokens.space[1]} ${tokens.space[3]};
      color: ${tokens.color.text.muted};
      font: ${tokens.font.micro};
    }
  }
  > [role='none'],
  [role^='menuitem'] {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
    min-block-size: ${tokens.size.touch};
    padding: 8px ${tokens.space[3]};
    border: 0;
    border-radius: ${tokens.radius.control};
    background: none;
    color: inherit;
    font: ${tokens.font.small};
    text-align: start;
    text-decoration: none;
    cursor: pointer;
    &:hover,
    &:focus {
      background: ${tokens.color.surface.sunken};
    }
    &:focus-visible {
      outline: 2px solid ${tokens.color.focus.outer};
      outline-offset: -2px;
    }
    &[aria-checked='true'] {
      color: ${tokens.color.action.onTint};
      background: ${tokens.color.action.tint};
    }
  }
`;
