/**
 * A refusal in the words of the Identity Toolkit. The SDK turns `reason` into its own code, e.g. `EMAIL_EXISTS` into
 * `auth/email-already-in-use`; a text after " : " travels on to the caller's message.
 */
export class IdentityError extends Error {
  readonly status: number;

  constructor(reason: string, status = 400) {
    super(reason);
    this.status = status;
  }

  /** The body that the SDK expects beside an HTTP error. */
  toBody() {
    return errorBody(this.status, this.message);
  }
}

/** The vendor's error body. */
export const errorBody = (code: number, message: string) => ({
  error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] },
});
