import { createPagination, createRowWrite, createUserPageGate, sessionEnded } from '@lintel/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { featuring } from '../common/feature/feature.model.ts';
import { noticeFx, type Translate } from '../common/notices.ts';
import type { OwnListingsQuery, OwnProperty } from '../common/own-listings.query.ts';
import { requestFor } from '../common/own-listings.query.ts';
import {
  changeDealFx,
  changeVisibilityFx,
  deletePropertyFx,
  loadOwnPropertiesFx,
} from '../common/properties.api.ts';

export const PAGE_SIZE = 12;

export const { Gate: PropertiesGate, opened } = createUserPageGate<{ query: OwnListingsQuery }>();

export const properties = createPagination({ effect: loadOwnPropertiesFx, pageSize: PAGE_SIZE });

sample({
  clock: opened,
  fn: ({ query }) => ({ params: requestFor(query) }),
  target: properties.start,
});
sample({ clock: sessionEnded, fn: () => undefined, target: properties.reset });

const idOf = ({ id }: OwnProperty) => id;
const rowOf = ({ property_id }: { property_id?: string | number | undefined }) => Number(property_id);

/** Shows and hides. */
export const visibility = createRowWrite({
  list: properties,
  idOf,
  rowOf,
  effect: changeVisibilityFx,
  change: (row, { status }): OwnProperty => ({ ...row, status: Number(status) === 1 ? 1 : 0 }),
});

const dealNames: Record<string, 'rent' | 'sold' | 'rented'> = { 1: 'rent', 2: 'sold', 3: 'rented' };
/** Sold, rented, for rent again. */
export const deal = createRowWrite({
  list: properties,
  idOf,
  rowOf,
  effect: changeDealFx,
  change: (row, { status }): OwnProperty => ({
    ...row,
    property_type: dealNames[String(status)] ?? row.property_type,
  }),
});

export const removal = createRowWrite({
  list: properties,
  idOf,
  rowOf: ({ id }) => Number(id),
  effect: deletePropertyFx,
  change: () => null,
});

/** The user wants a change of visibility undone; one that is still on its way is undone after it. */
export const visibilityUndone = createEvent<{ property_id: number; status: 0 | 1 }>();
const $undoing = createStore<readonly { property_id: number; status: 0 | 1 }[]>([], { serialize: 'ignore' })
  .on(visibilityUndone, (all, one) => [...all, one])
  .on(visibility.start, (all, { property_id, status }) =>
    all.filter((one) => one.property_id !== property_id || one.status !== status),
  )
  .reset(sessionEnded);
sample({
  clock: [$undoing, visibility.$pending],
  source: { undoing: $undoing, pending: visibility.$pending },
  filter: ({ undoing, pending }) => undoing.some(({ property_id }) => !pending.has(property_id)),
  fn: ({ undoing, pending }) => undoing.find(({ property_id }) => !pending.has(property_id))!,
  target: visibility.start,
});

sample({
  clock: featuring.done,
  filter: ({ params }) => params.property_id !== undefined,
  fn:
    ({ params }) =>
    (rows: OwnProperty[]) =>
      rows.map((row) =>
        row.id === Number(params.property_id) ? { ...row, is_feature_available: false } : row,
      ),
  target: properties.edit,
});
sample({
  clock: removal.done,
  fn: () => (t: Translate) => ({ tone: 'success' as const, text: t('properties.done.delete') }),
  target: noticeFx,
});
sample({
  clock: deal.done,
  fn:
    ({ params: { status } }) =>
    (t: Translate) => ({
      tone: 'success' as const,
      text: t(`properties.done.${dealNames[String(status)] ?? 'rent'}`),
    }),
  target: noticeFx,
});
