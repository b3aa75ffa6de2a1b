/**
 * Messages that deployed clients compare letter by letter to decide what to show. They are the same in every language;
 * clients that show a message read its `key`.
 */
export const comparedMessages = {
  /** Opens the screen that asks for the code. */
  emailNotVerified: 'Email is not verified',
  /** Leads to the packages. */
  premiumRequired: 'Cannot Access Premium Property, Feature Not Available',
  /** A window of its own at sign-in. */
  accountDeactivated: 'Account Deactivated by Administrative please connect to them',
} as const;

const all: ReadonlySet<string> = new Set(Object.values(comparedMessages));

/** Whether a client decides by this message. */
export const isCompared = (message: string) => all.has(message);
