import { checkPackageLimit } from '@lintel/api-contract';
import { createQuery, endpointFx, packageBought, sessionEnded } from '@lintel/remote-kit';
import { sample } from 'effector';

/** Whether a package of the user has room for another property or project. */
export const packageCheck = createQuery({ effect: endpointFx(checkPackageLimit) });
sample({ clock: sessionEnded, fn: () => undefined, target: packageCheck.forget });
// The form opens in place of what was missing.
sample({ clock: packageBought, fn: () => undefined, target: packageCheck.refresh });
