import styled from 'styled-components';

/** Declarations that leave an element to assistive technology alone; margin and padding are the caller's to take away. */
export const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Text for assistive technology only. With `as="h2"` it keeps the outline of a page complete. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`;
