import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

const { color } = tokens;

export const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(15rem, 100%), 1fr));
  gap: ${tokens.space[3]};
`;
export const Card = styled.label`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 64px;
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border: 1px solid ${color.border.control};
  border-radius: ${tokens.radius.card};
  background: ${color.surface.raised};
  cursor: pointer;
  transition: background ${tokens.motion.state};
  &:hover {
    background: ${color.surface.subtle};
  }
  &:has(:checked) {
    border-color: ${color.action.default};
    /* Twice as thick without moving what is inside. */
    box-shadow: inset 0 0 0 1px ${color.action.default};
    background: ${color.action.tint};
    color: ${color.action.onTint};
  }
  &:has(:disabled) {
    border-color: ${color.border.hairline};
    background: ${color.surface.sunken};
    color: ${color.text.muted};
    cursor: default;
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus.outer};
    outline-offset: 2px;
  }
  input {
    flex: none;
    inline-size: 22px;
    block-size: 22px;
    margin: 0;
    accent-color: ${color.action.default};
    outline: none;
  }
`;
export const Words = styled.span`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  b {
    font: ${tokens.font.bodyStrong};
    overflow-wrap: anywhere;
  }
`;
export const More = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${tokens.space[3]};
  font: ${tokens.font.small};
  small {
    font: inherit;
  }
`;
