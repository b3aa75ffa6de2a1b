import { getAddedProperties } from '@lintel/api-contract';
import { combine, createEvent, createStore, sample } from 'effector';
import { createOwnCall } from '#user/session/model/own-call.ts';
import { $session, userLeft } from '#user/session/model/session.model.ts';
import { $settings } from '#user/settings/settings.model.ts';

/** The user's role on this site, derived from the account: verified agent, owner of listings, or seeker. */
export type UserRole =
  | { kind: 'agent'; listings: number }
  | { kind: 'owner'; listings: number }
  | { kind: 'seeker' };

/** The role is about to be shown. */
export const userRoleNeeded = createEvent();

const counting = createOwnCall(getAddedProperties);
const $listings = createStore<number | null>(null)
  .on(counting.answered, (_, { total = 0 }) => total)
  .reset(userLeft);

sample({
  clock: userRoleNeeded,
  source: $session,
  filter: Boolean,
  fn: () => ({ offset: 0, limit: 1 }),
  target: counting.started,
});

/** null while it is not known. */
export const $userRole = combine($listings, $settings, (listings, settings): UserRole | null => {
  if (listings === null) return null;
  if (settings?.verification_status === 'success') return { kind: 'agent', listings };
  return listings > 0 ? { kind: 'owner', listings } : { kind: 'seeker' };
});
