/** A carrier that has not connected after this is taken for away. */
export const CONNECT_TIMEOUT_MS = 2000;
/** A carrier that has not confirmed a message after this is taken for failed. */
export const CONFIRMED_WITHIN_MS = 1000;
/** A connection that only receives is sent pings: otherwise one that hangs is never noticed. */
export const PING_INTERVAL_MS = 1000;
