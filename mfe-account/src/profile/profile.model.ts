import { createQuery, createUserPageGate, sessionEnded } from '@lintel/remote-kit';
import { sample } from 'effector';
import { loadProfileFx } from './profile.api.ts';

export const { Gate: ProfileGate, opened } = createUserPageGate<Record<never, never>>();

export const profile = createQuery({ effect: loadProfileFx });

sample({ clock: opened, fn: () => ({}), target: profile.start });
// Another person may sign in next: what belonged to this one goes, from the cache too.
sample({ clock: sessionEnded, fn: () => undefined, target: profile.forget });
