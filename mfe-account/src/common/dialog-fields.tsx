import { tokens } from '@lintel/ui';
import styled from 'styled-components';

/** The form of a dialog of the page: one column, everything as wide as the dialog. */
export const DialogFields = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  > * {
    inline-size: 100%;
  }
`;
