import { createPagination, createUserPageGate, sessionEnded } from '@lintel/remote-kit';
import { sample } from 'effector';
import { createOwnWrites } from '#common/actions/own-writes.ts';
import { requestFor, type OwnListingsQuery } from '#common/own-listings.query.ts';
import { loadOwnPropertiesFx } from '#common/properties.api.ts';

export const PAGE_SIZE = 12;

export const { Gate: PropertiesGate, opened } = createUserPageGate<{ query: OwnListingsQuery }>();

export const properties = createPagination({ effect: loadOwnPropertiesFx, pageSize: PAGE_SIZE });

sample({
  clock: opened,
  fn: ({ query }) => ({ params: requestFor(query) }),
  target: properties.start,
});
sample({ clock: sessionEnded, fn: () => undefined, target: properties.reset });

/** What the user does with the rows. */
export const writes = createOwnWrites(properties);
