import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import { drawn } from '#common/media/drawn.ts';

export const Stack = styled.div`
  display: grid;
  gap: ${tokens.space[4]};
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
export const Plot = styled.div`
  position: relative;
  block-size: 72px;
  margin-inline: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border.control};
`;
export const Middle = styled.span`
  position: absolute;
  inset-block: 14px 14px;
  border-radius: ${tokens.radius.control};
  ${drawn(tokens.color.action.tint)};
`;
export const Dot = styled.span`
  position: absolute;
  inset-block: 24px 24px;
  inline-size: 3px;
  margin-inline-start: -1px;
  border-radius: ${tokens.radius.pill};
  ${drawn(tokens.color.text.faint)};
  opacity: 0.55;
`;
export const Median = styled.span`
  position: absolute;
  inset-block: 8px 8px;
  inline-size: 3px;
  margin-inline-start: -1px;
  ${drawn(tokens.color.action.default)};
`;
export const Own = styled.span`
  position: absolute;
  inset-block-end: -9px;
  inline-size: 18px;
  block-size: 18px;
  margin-inline-start: -9px;
  border: 3px solid ${tokens.color.surface.canvas};
  border-radius: 4px;
  ${drawn(tokens.color.accent.text)};
  rotate: 45deg;
`;
export const Legend = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(140px, 1fr));
  gap: ${tokens.space[3]};
  dt {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    &::before {
      content: '';
      display: inline-block;
      inline-size: 10px;
      block-size: 10px;
      margin-inline-end: ${tokens.space[2]};
      border-radius: 2px;
      ${drawn(tokens.color.action.tint)};
      box-shadow: inset 0 0 0 1px ${tokens.color.border.control};
    }
  }
  [data-mark='median'] dt::before {
    ${drawn(tokens.color.action.default)};
  }
  [data-mark='own'] dt::before {
    ${drawn(tokens.color.accent.text)};
    rotate: 45deg;
  }
  dd {
    font: ${tokens.font.bodyStrong};
    font-variant-numeric: tabular-nums;
  }
`;
