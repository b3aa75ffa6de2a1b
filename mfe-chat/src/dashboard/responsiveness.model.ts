import { getResponsiveness } from '@lintel/api-contract';
import { createQuery, createUserPageGate, endpointFx, sessionEnded } from '@lintel/remote-kit';
import { sample } from 'effector';

export const { Gate: ResponsivenessGate, opened } = createUserPageGate<Record<never, never>>();

/** How quickly the user answers, as others see it. */
export const responsiveness = createQuery({ effect: endpointFx(getResponsiveness) });

sample({ clock: opened, fn: () => ({}), target: responsiveness.start });
sample({ clock: sessionEnded, fn: () => undefined, target: responsiveness.forget });
