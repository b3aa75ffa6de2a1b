import type { AlertName, PackageFeature } from '@lintel/contract';
import { createEvent, createStore } from 'effector';

/** What of the profile posting needs (docs/spec/accounts.md#complete-profile). */
export const profileParts = ['name', 'email', 'mobile', 'profile', 'address'] as const;
export type ProfilePart = (typeof profileParts)[number];

export interface Alert {
  name: AlertName;
  /** What the profile still lacks. */
  missing?: ProfilePart[];
  /** What no package of the user has, or has no more of. */
  feature?: PackageFeature;
  /** Address that the user was on the way to; the page on screen otherwise. */
  destination?: string;
}

/** A caller wants an alert in a dialog of its own. */
export const alertRaised = createEvent<Alert>();
export const alertClosed = createEvent();
/** What an alert of the queue explains is over. */
export const alertWithdrawn = createEvent<Alert>();

/** Queue of alerts, oldest first; the first one is on screen. A duplicate in the queue is dropped. */
export const $alerts = createStore<Alert[]>([])
  .on(alertRaised, (alerts, alert) =>
    alerts.some(({ name }) => name === alert.name) ? alerts : [...alerts, alert],
  )
  .on(alertClosed, (alerts) => alerts.slice(1))
  .on(alertWithdrawn, (alerts, withdrawn) => alerts.filter((alert) => alert !== withdrawn));
