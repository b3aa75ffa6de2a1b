/** A fresh token of the identity service, as `user_signup` and `link-sign-in-method` take it. */
export interface IdentityToken {
  auth_id: string;
  id_token: string;
}

/**
 * What the shell does at the identity service for the user. Failures are those of calls, with a sentence for the user. Where
 * the service does not know address and password the answer is null: the back end may keep that password itself.
 */
export interface IdentityService {
  /** Shows that the user knows the password. */
  prove(email: string, password: string): Promise<IdentityToken | null>;
  changePassword(change: {
    email: string;
    password: string;
    newPassword: string;
  }): Promise<IdentityToken | null>;
  /** Opens Google's window; must be called while a press of the user counts. */
  proveGoogle(): Promise<IdentityToken>;
  /** Texts a code; answers what names this sending. */
  sendCode(number: string): Promise<string>;
  proveNumber(sending: string, code: string): Promise<IdentityToken>;
}
