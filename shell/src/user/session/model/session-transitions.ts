/** `suspended`: the back end refused the token while something was at stake on the page, which stays until its user signs in again. */
export type SessionState = 'visitor' | 'signedIn' | 'suspended';

export type SessionCause =
  | 'sameUserSignedIn'
  | 'otherUserSignedIn'
  /** The back end refused the token of a call: nothing is at stake; something is; the account is closed. */
  | 'tokenRefused'
  | 'tokenRefusedAtWork'
  | 'tokenOfClosedAccount'
  /** The settings name the account as closed. */
  | 'accountClosed'
  | 'signedOut'
  | 'signedOutElsewhere'
  | 'signInDismissed';

/** `expired`: the back end no longer takes the token; `elsewhere`: another tab signed out. */
export type EndReason = 'signed-out' | 'expired' | 'deactivated' | 'elsewhere';
/** An end, or what else becomes of a session; `replaced`: another user's begins in its place. */
export type SessionChange = EndReason | 'begun' | 'resumed' | 'replaced' | 'suspended';

/** What becomes of the session by its state and by what happened; what has no entry changes nothing. */
export const transitions: Record<SessionState, Partial<Record<SessionCause, SessionChange>>> = {
  visitor: {
    otherUserSignedIn: 'begun',
  },
  signedIn: {
    sameUserSignedIn: 'resumed',
    otherUserSignedIn: 'replaced',
    tokenRefused: 'expired',
    tokenRefusedAtWork: 'suspended',
    tokenOfClosedAccount: 'deactivated',
    accountClosed: 'deactivated',
    signedOut: 'signed-out',
    signedOutElsewhere: 'elsewhere',
  },
  suspended: {
    sameUserSignedIn: 'resumed',
    otherUserSignedIn: 'replaced',
    accountClosed: 'deactivated',
    signedOut: 'signed-out',
    signedOutElsewhere: 'elsewhere',
    signInDismissed: 'expired',
  },
};

const goesOn: unknown[] = ['begun', 'resumed', 'replaced', 'suspended', undefined];
export const isEnd = (change: SessionChange | undefined): change is EndReason => !goesOn.includes(change);
