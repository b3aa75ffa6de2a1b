import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import { drawn } from '#common/media/drawn.ts';

export const Stack = styled.div`
  display: grid;
  justify-items: start;
  gap: ${tokens.space[3]};
  strong {
    font: ${tokens.font.price};
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  [data-part='interest'] {
    --part: ${tokens.color.accent.text};
  }
  [data-part='repayment'] {
    --part: ${tokens.color.action.default};
  }
  [data-part='service'] {
    --part: ${tokens.color.border.control};
  }
`;
export const Bar = styled.div`
  display: flex;
  gap: 2px;
  inline-size: 100%;
  block-size: 14px;
  border-radius: ${tokens.radius.pill};
  overflow: clip;
  span {
    ${drawn('var(--part)')};
  }
`;
export const Parts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]} ${tokens.space[8]};
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
      ${drawn('var(--part)')};
    }
  }
  dd {
    font: ${tokens.font.bodyStrong};
    font-variant-numeric: tabular-nums;
  }
`;
