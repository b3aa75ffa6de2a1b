import { tokens } from '@lintel/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';

export const Row = styled(Link)`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border.hairline};
  color: inherit;
  text-decoration: none;
  &:hover {
    background: ${tokens.color.surface.subtle};
  }
  &[aria-current] {
    background: ${tokens.color.action.tint};
    color: ${tokens.color.action.onTint};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;
export const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  div {
    display: flex;
    align-items: baseline;
    justify-content: space-between;
    gap: 0 ${tokens.space[2]};
  }
  time {
    flex: none;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.micro};
  }
  div > bdi {
    overflow: hidden;
    font: ${tokens.font.smallStrong};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  small,
  p {
    overflow: hidden;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  [data-state='unread'] & p {
    color: ${tokens.color.text.default};
    font: ${tokens.font.smallStrong};
  }
  [aria-current] & :is(small, p, time) {
    color: inherit;
  }
`;
export const Meta = styled.div`
  display: grid;
  justify-items: end;
  gap: ${tokens.space[1]};
  &:empty {
    display: none;
  }
`;
