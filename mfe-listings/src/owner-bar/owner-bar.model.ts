import { listingStatistics } from '@lintel/api-contract';
import { createPageGate, createPagination, createQuery, endpointFx, sessionEnded } from '@lintel/remote-kit';
import { createEvent, sample } from 'effector';
import { createOwnWrites } from '#common/actions/own-writes.ts';
import { loadOwnPropertiesFx } from '#common/properties.api.ts';

export const { Gate: OwnerBarGate, paramsChanged, left } = createPageGate<{ propertyId: number }>();

/** The listing of the page as its owner reads it, in a list of one so that it can be written like those of the table. */
export const shown = createPagination({ effect: loadOwnPropertiesFx, pageSize: 1 });
export const writes = createOwnWrites(shown);

sample({
  clock: paramsChanged,
  fn: ({ propertyId }) => ({ params: { id: propertyId } }),
  target: shown.start,
});
sample({ clock: [left, sessionEnded], fn: () => undefined, target: shown.reset });

/** What came of the listing in 30 days; asked for when the owner wants to see it. */
export const results = createQuery({ effect: endpointFx(listingStatistics) });
export const resultsOpened = createEvent<{ property_id: number } | { project_id: number }>();
sample({ clock: resultsOpened, target: results.start });
sample({ clock: sessionEnded, fn: () => undefined, target: results.forget });
