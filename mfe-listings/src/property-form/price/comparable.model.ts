import { neighbourhoodStats } from '@lintel/api-contract';
import { createQuery, endpointFx, sessionEnded } from '@lintel/remote-kit';
import { createEvent, sample } from 'effector';

/** The price is about to be stated: where the home is, what it is, and whether it is rented. */
export const comparableNeeded = createEvent<{ city: string; category: string; isRent: boolean }>();

/** Prices of comparable homes on the market. */
export const comparable = createQuery({ effect: endpointFx(neighbourhoodStats) });
sample({
  clock: comparableNeeded,
  filter: ({ city, category }) => city !== '' && category !== '',
  fn: ({ city, category, isRent }) => ({
    city,
    category_id: Number(category),
    property_type: isRent ? '1' : '0',
  }),
  target: comparable.start,
});
sample({ clock: sessionEnded, fn: () => undefined, target: comparable.reset });
