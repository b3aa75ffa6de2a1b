/** Areas that a search may have at most. */
export const MOST_AREAS = 12;
/** Corners of one area at most. */
export const MOST_CORNERS = 120;
