import { createPagination, createUserPageGate, sessionEnded, reopened } from '@lintel/remote-kit';
import { merge, sample } from 'effector';
import { createOwnWrites } from '#common/actions/own-writes.ts';
import { answered } from '#common/actions/question.ts';
import { listingNews } from '#common/listing-news.ts';
import { createMoreOfMoved } from '#common/more-of-moved.ts';
import { requestFor, type OwnListingsQuery } from '#common/own-listings.query.ts';
import { loadOwnPropertiesFx } from '#common/properties.api.ts';

export const PAGE_SIZE = 12;

export const { Gate: PropertiesGate, opened, left } = createUserPageGate<{ query: OwnListingsQuery }>();

export const properties = createPagination({ effect: loadOwnPropertiesFx, pageSize: PAGE_SIZE });

sample({
  clock: opened,
  source: { shown: properties.$shown, pages: properties.$pages },
  fn: (before, { query }) => reopened(requestFor(query), before),
  target: properties.start,
});
sample({
  clock: listingNews,
  source: { page: PropertiesGate.state, isShown: PropertiesGate.status, pages: properties.$pages },
  filter: ({ isShown }) => isShown,
  fn: ({ page, pages }) => ({ params: requestFor(page.query), pages }),
  target: properties.start,
});
sample({ clock: sessionEnded, fn: () => undefined, target: properties.reset });

/** What the user does with the rows. */
export const writes = createOwnWrites(properties);
/** The list whose next page leaves out none that a change has moved up. */
export const listed = createMoreOfMoved({
  list: properties,
  opened,
  moved: merge([writes.visibility.done, writes.deal.done, writes.confirmation.done]),
});

// A question that Back leaves open would be asked on the next page with listings.
sample({ clock: left, fn: () => undefined, target: answered });
