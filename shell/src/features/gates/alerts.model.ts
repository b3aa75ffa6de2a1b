import type { AlertName } from '@lintel/contract';
import { createEvent, createStore } from 'effector';

/** What of the profile posting needs (specification 5). */
export const profileParts = ['name', 'email', 'mobile', 'profile', 'address'] as const;
export type ProfilePart = (typeof profileParts)[number];

export interface Alert {
  name: AlertName;
  /** What the profile still lacks. */
  missing?: ProfilePart[];
}

/** Something is to be told in a dialog of its own. */
export const alertRaised = createEvent<Alert>();
export const alertClosed = createEvent();

/** What waits to be told, oldest first; the first one is on screen. Saying the same twice at once says it once. */
export const $alerts = createStore<Alert[]>([], { serialize: 'ignore' })
  .on(alertRaised, (alerts, alert) =>
    alerts.some(({ name }) => name === alert.name) ? alerts : [...alerts, alert],
  )
  .on(alertClosed, (alerts) => alerts.slice(1));
