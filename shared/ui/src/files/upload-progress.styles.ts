import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';

const { color } = tokens;

export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  min-block-size: 60px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  border: 1px solid ${color.border.hairline};
  border-radius: ${tokens.radius.control};
  background: ${color.surface.raised};
  &[data-state='failed'] {
    border-color: ${color.danger.text};
    small {
      color: ${color.danger.text};
    }
  }
  &[data-state='done'] small {
    color: ${color.success.text};
  }
`;
export const Words = styled.div`
  display: grid;
  flex: 1;
  min-inline-size: 0;
  b {
    font: ${tokens.font.smallStrong};
    overflow-wrap: anywhere;
  }
  small {
    color: ${color.text.muted};
    font: ${tokens.font.small};
  }
  svg {
    display: inline;
    vertical-align: text-bottom;
  }
`;
export const Bar = styled.progress`
  appearance: none;
  inline-size: 100%;
  block-size: 6px;
  margin-block-start: ${tokens.space[1]};
  border: 0;
  border-radius: ${tokens.radius.pill};
  overflow: hidden;
  background: ${color.surface.sunken};
  &::-webkit-progress-bar {
    background: ${color.surface.sunken};
  }
  &::-webkit-progress-value {
    background: ${color.action.default};
    transition: inline-size ${tokens.motion.state};
  }
  &::-moz-progress-bar {
    background: ${color.action.default};
  }
  [data-state='paused'] & {
    opacity: 0.5;
  }
`;
