import styled from 'styled-components';

/** Text for assistive technology only. With `as="h2"` it keeps the outline of a page complete. */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
