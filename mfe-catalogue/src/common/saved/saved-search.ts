/** The longest name of a saved search that the back end takes. */
export const LONGEST_NAME = 80;

/** How often a saved search tells of new homes. */
export const frequencies = ['instant', 'daily', 'off'] as const;
