/** What the identity service states about a user who has just signed in there. */
export interface Identity {
  /** Stable id at the identity service; `auth_id` on the wire. */
  readonly subject: string;
  readonly email?: string;
  readonly emailVerified: boolean;
  readonly phone?: string;
  readonly name?: string;
  /** When the user signed in there; every token of that sign-in repeats it. */
  readonly signedInAt?: Date;
  /** Sign-ins from before this moment do not count any more: the password was changed. Known where the service is asked for it. */
  readonly validSince?: Date;
}

/** The identity service as the server sees it. */
export interface IdentityPort {
  /** Checks signature, issuer, audience and expiry; undefined when the token proves nothing. Throws when it cannot tell. */
  verify(idToken: string): Promise<Identity | undefined>;
}
