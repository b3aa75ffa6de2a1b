import { getCitiesData } from '@lintel/api-contract';
import { createPageGate, createQuery, endpointFx } from '@lintel/remote-kit';
import { sample } from 'effector';

/** Fits one row. */
const CITIES = 8;

export const { Gate: NearbyGate, paramsChanged, left } = createPageGate<{ city: string }>();

/** Cities around the one of the page, nearest first. */
export const nearby = createQuery({ effect: endpointFx(getCitiesData) });

sample({ clock: paramsChanged, fn: ({ city }) => ({ city, limit: CITIES }), target: nearby.start });
sample({ clock: left, fn: () => undefined, target: nearby.reset });
