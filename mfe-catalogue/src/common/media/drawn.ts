/** A background that stands for a figure, such as a bar: paper and the colours of the system, where other backgrounds go, keep it. */
export const drawn = (colour: string): string =>
  `background: ${colour} !important; print-color-adjust: exact; forced-color-adjust: none`;
