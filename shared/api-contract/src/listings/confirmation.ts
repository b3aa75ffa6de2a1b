/** How far the question to the owner is whether a home is still available. */
export const confirmationSteps = ['confirmed', 'asked', 'overdue', 'expired'] as const;
export type ConfirmationStep = (typeof confirmationSteps)[number];

/** Where the answer of the owner goes; a form with the `token` of the message. */
export const CONFIRMATION_PATH = '/api/confirm-listing';

/** Days without a confirmation after which the owner is asked, the home comes later in lists, and it is hidden. */
export const confirmationDays = { asked: 14, overdue: 30, expired: 45 } as const;
