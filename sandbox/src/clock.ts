/** Time is injected, so that tests can let codes and tokens expire. Milliseconds since 1970. */
export type Clock = () => number;

/** Whole seconds, as tokens carry them. */
export const seconds = (milliseconds: number) => Math.floor(milliseconds / 1000);
