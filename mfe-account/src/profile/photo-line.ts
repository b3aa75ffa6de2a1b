import { tokens } from '@lintel/ui';
import styled from 'styled-components';

/** The photo of the user, and what is beside it; below it where there is no room. */
export const PhotoLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[5]};
  > div {
    display: grid;
    gap: ${tokens.space[2]};
    justify-items: start;
  }
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
