/** A background that stands for a figure, such as a bar: paper, where other backgrounds go, keeps it. */
export const drawn = (colour: string): string =>
  `background: ${colour} !important; print-color-adjust: exact`;
