import { neighbourhoodStats } from '@lintel/api-contract';
import { createQuery, endpointFx, sessionEnded } from '@lintel/remote-kit';
import { createEvent, sample } from 'effector';
import { propertyForm } from '#property-form/form/property-form.model.ts';

interface Described {
  city: string;
  category: string;
  isRent: boolean;
  latitude: number | undefined;
  longitude: number | undefined;
}

/** The price is about to be stated: where the home is, what it is, and whether it is rented. */
export const comparableNeeded = createEvent<Described>();

/** Prices of comparable homes on the market. */
export const comparable = createQuery({ effect: endpointFx(neighbourhoodStats) });
sample({
  clock: comparableNeeded,
  source: propertyForm.$form,
  filter: (_, { city, category }) => city !== '' && category !== '',
  fn: (form, { city, category, isRent, latitude, longitude }) => ({
    city,
    category_id: Number(category),
    property_type: isRent ? '1' : '0',
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    // A home that is changed is not compared with itself.
    ...(form?.listing == null ? {} : { except: form.listing }),
  }),
  target: comparable.start,
});
sample({ clock: sessionEnded, fn: () => undefined, target: comparable.reset });
