/** How far an owner is with a user who is interested, in order. */
export const leadStates = ['new', 'contacted', 'viewing', 'closed'] as const;

export type LeadState = (typeof leadStates)[number];
