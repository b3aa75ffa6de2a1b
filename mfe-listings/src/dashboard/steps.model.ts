import { getListingSteps } from '@lintel/api-contract';
import { createQuery, createUserPageGate, endpointFx, refetchOnPush, sessionEnded } from '@lintel/remote-kit';
import { sample } from 'effector';

export const { Gate: StepsGate, opened, left } = createUserPageGate<Record<never, never>>();

/** What of the listings waits for the user. */
export const steps = createQuery({ effect: endpointFx(getListingSteps), staleAfter: 0 });

sample({ clock: opened, fn: () => ({}), target: steps.start });
sample({ clock: left, fn: () => undefined, target: steps.reset });
sample({ clock: sessionEnded, fn: () => undefined, target: steps.forget });
refetchOnPush(['property_inquiry', 'project_inquiry'], steps.refresh);
