import { tokens } from '@lintel/ui';
import styled from 'styled-components';

export const List = styled.div`
  border-block-start: 1px solid ${tokens.color.border.hairline};
  details {
    border-block-end: 1px solid ${tokens.color.border.hairline};
  }
  summary {
    padding-block: ${tokens.space[4]};
    font: ${tokens.font.bodyStrong};
    cursor: pointer;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '';
      flex: none;
      inline-size: 8px;
      block-size: 8px;
      margin-inline: ${tokens.space[1]} ${tokens.space[2]};
      border: solid;
      border-width: 0 2px 2px 0;
      transform: translateY(-2px) rotate(45deg);
    }
    &:hover {
      color: ${tokens.color.text.link};
    }
  }
  [open] > summary::after {
    transform: translateY(2px) rotate(225deg);
  }
  details > a {
    display: inline-block;
    padding-block-end: ${tokens.space[4]};
    color: ${tokens.color.text.link};
    font: ${tokens.font.small};
  }
  details > div {
    padding-block-end: ${tokens.space[5]};
  }
`;
