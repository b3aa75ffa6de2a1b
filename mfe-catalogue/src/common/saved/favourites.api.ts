import { addFavourite } from '@lintel/api-contract';
import { deliveryFx } from '@lintel/remote-kit';

/**
 * Waits for the network where there is none. The heart itself shows a refusal: it turns back, and a notice offers to try
 * again.
 */
export const addFavouriteFx = deliveryFx(
  addFavourite,
  ({ property_id }) => `favourite:${String(property_id)}`,
);
