/**
 * Milliseconds since a page was opened, up to which it may ask the stream of events for what happened meanwhile (`since_ms`). An
 * older page has lost its position.
 */
export const LONGEST_PAGE_AGE_MS = 60_000;
