import { $session, createPageGate, createQuery, sessionEnded, sessionStarted } from '@lintel/remote-kit';
import { sample } from 'effector';
import { loadProfileFx } from './profile.api.ts';

export const { Gate: ProfileGate, paramsChanged } = createPageGate<Record<never, never>>();

export const profile = createQuery({ effect: loadProfileFx });

sample({
  clock: [paramsChanged, sessionStarted],
  source: { session: $session, onScreen: ProfileGate.status },
  filter: ({ session, onScreen }) => session !== null && onScreen,
  fn: () => ({}),
  target: profile.start,
});
// Another person may sign in next: what belonged to this one goes, from the cache too.
sample({ clock: sessionEnded, fn: () => undefined, target: profile.forget });
