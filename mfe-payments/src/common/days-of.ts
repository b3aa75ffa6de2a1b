/** Packages last for hours on the wire and for days on screen; a part of a day counts as one. */
export const daysOf = (hours: number): number => Math.ceil(hours / 24);
