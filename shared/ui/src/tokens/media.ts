/** The only media queries in the product; widths of screens.md 1.5. Use like `${media.tablet} { … }`. */
export const media = {
  /** Up to 599 px: one card, bottom tab bar. */
  phone: '@media (max-width: 599.98px)',
  /** From 600 px: two cards. */
  tablet: '@media (min-width: 600px)',
  /** From 840 px: rail beside content. */
  laptop: '@media (min-width: 840px)',
  /** From 1120 px: split view, larger headings. */
  desktop: '@media (min-width: 1120px)',
  /** From 1440 px. */
  wide: '@media (min-width: 1440px)',
  /** Devices with a pointer that can rest over a thing. */
  hover: '@media (hover: hover)',
  calm: '@media (prefers-reduced-motion: reduce)',
  print: '@media print',
} as const;

/** The same widths in px, for `sizes` of images and for tests. */
export const breakpoints = { tablet: 600, laptop: 840, desktop: 1120, wide: 1440 } as const;
