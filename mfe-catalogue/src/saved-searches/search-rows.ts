import { tokens } from '@lintel/ui';
import styled from 'styled-components';

/** A list of saved searches. */
export const SearchRows = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  max-inline-size: 760px;
  margin: 0;
  padding: 0;
  list-style: none;
`;
