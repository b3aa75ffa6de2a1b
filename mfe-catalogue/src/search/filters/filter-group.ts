import { tokens } from '@lintel/ui';
import styled from 'styled-components';

/** Filters that belong together, below a name. */
export const FilterGroup = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  legend {
    padding: 0;
    font: ${tokens.font.smallStrong};
  }
`;
