import { tokens } from '@lintel/ui';
import styled from 'styled-components';

/** The room of the histogram of prices, kept while it is on its way. */
export const HistogramRoom = styled.div`
  block-size: 56px;
  border-block-end: 1px solid ${tokens.color.border.hairline};
`;
