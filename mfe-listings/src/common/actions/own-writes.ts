import { createRowWrite, sessionEnded, type EditableList } from '@lintel/remote-kit';
import { createEvent, createStore, sample } from 'effector';
import { featuring } from '#common/feature/feature.model.ts';
import { noticeFx, type Translate } from '#common/notices.ts';
import type { OwnProperty } from '#common/own-listings.query.ts';
import { changeDealFx, changeVisibilityFx, deletePropertyFx } from '#common/properties.api.ts';

const idOf = ({ id }: OwnProperty) => id;
const rowOf = ({ property_id }: { property_id?: string | number | undefined }) => Number(property_id);
const dealNames: Record<string, 'rent' | 'sold' | 'rented'> = { 1: 'rent', 2: 'sold', 3: 'rented' };

/**
 * What an owner does with listings of a list: show and hide with undo, sold, rented, for rent again, delete. Each shows at once and
 * is taken back when the back end refuses.
 */
export function createOwnWrites(list: EditableList<OwnProperty>) {
  /** Shows and hides. */
  const visibility = createRowWrite({
    list,
    idOf,
    rowOf,
    effect: changeVisibilityFx,
    change: (row, { status }): OwnProperty => ({ ...row, status: Number(status) === 1 ? 1 : 0 }),
  });

  /** Sold, rented, for rent again. */
  const deal = createRowWrite({
    list,
    idOf,
    rowOf,
    effect: changeDealFx,
    change: (row, { status }): OwnProperty => ({
      ...row,
      property_type: dealNames[String(status)] ?? row.property_type,
    }),
  });

  const removal = createRowWrite({
    list,
    idOf,
    rowOf: ({ id }) => Number(id),
    effect: deletePropertyFx,
    change: () => null,
  });

  /** The user wants a change of visibility undone; one that is still on its way is undone after it. */
  const visibilityUndone = createEvent<{ property_id: number; status: 0 | 1 }>();
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
    target: list.edit,
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

  return { visibility, visibilityUndone, deal, removal };
}

export type OwnWrites = ReturnType<typeof createOwnWrites>;
