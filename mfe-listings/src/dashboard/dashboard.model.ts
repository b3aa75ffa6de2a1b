import type { ApiError } from '@lintel/api-contract';
import { createPageGate, createQuery, sessionEnded } from '@lintel/remote-kit';
import { createEffect, sample } from 'effector';
import { listingNews } from '#common/listing-news.ts';
import { loadOwnPropertiesFx } from '#common/properties.api.ts';
import { fromSearch, requestFor, type StateFilter } from '#common/own-listings.query.ts';

/** The states that the card counts. */
export const counted = ['live', 'review', 'rejected'] as const satisfies readonly StateFilter[];
export type DashboardCounts = Record<(typeof counted)[number] | 'all', number>;

export const { Gate: CardGate, paramsChanged, left } = createPageGate<Record<never, never>>();

const countFx = async (show: StateFilter) =>
  (await loadOwnPropertiesFx({ ...requestFor({ ...fromSearch(''), show }), offset: 0, limit: 1 })).total ?? 0;
const loadCountsFx = createEffect<Record<never, never>, DashboardCounts, ApiError>(async () => {
  const [all, live, review, rejected] = await Promise.all([
    countFx('all'),
    countFx('live'),
    countFx('review'),
    countFx('rejected'),
  ]);
  return { all, live, review, rejected };
});

/** How many listings the user has, by state; asked for each time, since the user changes them on other pages. */
export const counts = createQuery({ effect: loadCountsFx, staleAfter: 0 });

sample({ clock: paramsChanged, fn: () => ({}), target: counts.start });
sample({ clock: listingNews, target: counts.refresh });
sample({ clock: left, fn: () => undefined, target: counts.reset });
sample({ clock: sessionEnded, fn: () => undefined, target: counts.forget });
