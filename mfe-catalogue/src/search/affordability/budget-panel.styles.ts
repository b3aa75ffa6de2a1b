import { tokens } from '@lintel/ui';
import styled from 'styled-components';

const { color, space } = tokens;
export const Panel = styled.div`
  display: grid;
  gap: ${space[3]};
  inline-size: min(340px, calc(100vw - 96px));
  padding: ${space[3]} ${space[4]} ${space[4]};
  border-radius: ${tokens.radius.card};
  background: ${color.surface.overlay};
  box-shadow: ${tokens.shadow.popover};
  font: ${tokens.font.small};
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
  }
  > p {
    color: ${color.text.muted};
  }
`;
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};
  align-items: end;
`;
export const Result = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  span {
    padding: ${space[1]} ${space[2]};
    border-radius: ${tokens.radius.pill};
    font: ${tokens.font.smallStrong};
  }
  [data-tone='affordable'] {
    background: ${color.affordable.fill};
    color: ${color.affordable.text};
  }
  [data-tone='stretch'] {
    background: ${color.stretch.fill};
    color: ${color.stretch.text};
  }
  [data-tone='beyond'] {
    background: ${color.beyond.fill};
    color: ${color.beyond.text};
  }
  p {
    flex-basis: 100%;
  }
`;
