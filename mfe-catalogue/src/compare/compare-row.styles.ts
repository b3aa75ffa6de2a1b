import { tokens } from '@lintel/ui';
import styled from 'styled-components';

export const Line = styled.div`
  padding-block: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border.hairline};
  > [role='rowheader'] {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  > [role='cell'] {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  [data-state='missing'] {
    color: ${tokens.color.text.faint};
    font-style: italic;
  }
  [data-state='better'] {
    font-weight: 650;
  }
  small {
    display: flex;
    align-items: center;
    gap: ${tokens.space[1]};
    inline-size: fit-content;
    margin-block-start: ${tokens.space[1]};
    padding: 2px ${tokens.space[2]};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.success.fill};
    color: ${tokens.color.success.text};
    font: ${tokens.font.small};
  }
`;
