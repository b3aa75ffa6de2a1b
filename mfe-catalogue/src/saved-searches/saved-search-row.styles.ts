import { tokens } from '@lintel/ui';
import styled from 'styled-components';

export const MAP_HEIGHT = '160px';

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: end;
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.raised};
  @media (max-width: 37.49em) {
    grid-template-columns: minmax(0, 1fr);
  }
  > div:first-child {
    align-self: center;
  }
  h2 {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[2]};
    font: ${tokens.font.bodyStrong};
    overflow-wrap: anywhere;
  }
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  form {
    display: grid;
    gap: ${tokens.space[2]};
    justify-items: start;
    > :first-child {
      inline-size: 100%;
    }
  }
`;
export const Filters = styled.ul`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
export const Plate = styled.div`
  grid-column: 1 / -1;
  block-size: ${MAP_HEIGHT};
  border-radius: ${tokens.radius.control};
  overflow: hidden;
  background: ${tokens.color.surface.sunken};
  /* The place is not known. */
  &:not(:has(*)) {
    display: none;
  }
`;
export const Alerts = styled.div`
  inline-size: 176px;
  @media (max-width: 37.49em) {
    inline-size: 100%;
  }
`;
export const Actions = styled.div`
  grid-column: -2;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  @media (max-width: 37.49em) {
    grid-column: auto;
  }
`;
