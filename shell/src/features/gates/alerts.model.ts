import type { AlertName } from '@lintel/contract';
import { createEvent, createStore } from 'effector';

/** What of the profile posting needs (docs/spec/accounts.md#complete-profile). */
export const profileParts = ['name', 'email', 'mobile', 'profile', 'address'] as const;
export type ProfilePart = (typeof profileParts)[number];

export interface Alert {
  name: AlertName;
  /** What the profile still lacks. */
  missing?: ProfilePart[];
}

/** A caller wants an alert in a dialog of its own. */
export const alertRaised = createEvent<Alert>();
export const alertClosed = createEvent();

/** Queue of alerts, oldest first; the first one is on screen. A duplicate in the queue is dropped. */
export const $alerts = createStore<Alert[]>([], { serialize: 'ignore' })
  .on(alertRaised, (alerts, alert) =>
    alerts.some(({ name }) => name === alert.name) ? alerts : [...alerts, alert],
  )
  .on(alertClosed, (alerts) => alerts.slice(1));
