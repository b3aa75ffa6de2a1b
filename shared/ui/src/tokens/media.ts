/**
 * The only media queries in the product; widths of docs/spec/client.md#widths-of-screens, at the usual 16 px. In `em`, so that a reader at twice the
 * size gets the layout of a window half as wide. Use like `${media.tablet} { … }`.
 */
export const media = {
  /** Up to 599 px: one card, bottom tab bar. */
  phone: '@media (max-width: 37.49em)',
  /** Up to 839 px: one column, whatever is beside it on wider screens. */
  belowLaptop: '@media (max-width: 52.49em)',
  /** From 600 px: two cards. */
  tablet: '@media (min-width: 37.5em)',
  /** From 840 px: rail beside content. */
  laptop: '@media (min-width: 52.5em)',
  /** From 1120 px: split view, larger headings. */
  desktop: '@media (min-width: 70em)',
  /** From 1440 px. */
  wide: '@media (min-width: 90em)',
  /** A window as low as a phone that lies on its side. */
  low: '@media (max-height: 30em)',
  /** Devices with a pointer that can rest over a thing. */
  hover: '@media (hover: hover)',
  /** Devices that are used with fingers. */
  touch: '@media (hover: none)',
  calm: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;

/** The same widths in em, for parts that a script draws or leaves out. */
export const breakpoints = { tablet: 37.5, laptop: 52.5, desktop: 70, wide: 90 } as const;
