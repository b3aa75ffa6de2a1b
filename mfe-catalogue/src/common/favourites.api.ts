import { addFavourite } from '@lintel/api-contract';
import { endpointFx } from '@lintel/remote-kit';

/** The heart itself shows a failure: it turns back, and a notice offers to try again. */
export const addFavouriteFx = endpointFx(addFavourite, { showsOwnErrors: true });
