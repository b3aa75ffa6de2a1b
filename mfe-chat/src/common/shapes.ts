/** A flash: quick replies. */
export const flashIcon = { d: 'M13.5 3 6 13.5h5L10.5 21 18 10.5h-5z' };
export const upIcon = { d: 'M5 15l7-7 7 7' };
