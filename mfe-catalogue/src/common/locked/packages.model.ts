import { getPackage } from '@lintel/api-contract';
import { createPageGate, createQuery, endpointFx, readPackages } from '@lintel/remote-kit';
import { sample } from 'effector';

/** Mounted while a locked page is on screen. */
export const { Gate: PackagesGate, paramsChanged, left } = createPageGate<Record<never, never>>();

/** Packages on offer; a page that cannot get them leads to the list of packages without naming one. */
export const packages = createQuery({ effect: endpointFx(getPackage, { read: readPackages }) });

sample({ clock: paramsChanged, fn: () => ({}), target: packages.start });
sample({ clock: left, fn: () => undefined, target: packages.reset });
