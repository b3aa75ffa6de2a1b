import { createEvent, createStore } from 'effector';

/** An email was typed in a form of signing in. */
export const emailTyped = createEvent<string>();
/** That form is gone. */
export const emailFormLeft = createEvent();

/** What is typed as email in the form on screen, so that the form that takes its place begins with it. Empty without one. */
export const $typedEmail = createStore('')
  .on(emailTyped, (_, email) => email)
  .reset(emailFormLeft);
