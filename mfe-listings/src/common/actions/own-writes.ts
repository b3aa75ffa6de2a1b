import { createRowWrite, type EditableList } from '@lintel/remote-kit';
import { sample } from 'effector';
import { featuring } from '#common/feature/feature.model.ts';
import { noticeFx, type Translate } from '#common/notices.ts';
import type { OwnProperty } from '#common/own-listings.query.ts';
import {
  changeDealFx,
  changeVisibilityFx,
  confirmPropertyFx,
  deletePropertyFx,
} from '#common/properties.api.ts';
import { createLastPress } from './last-press.ts';
import { createVisibilityNotices, titlesOf } from './stored-notices.ts';

const idOf = ({ id }: OwnProperty) => id;
const rowOf = ({ property_id }: { property_id?: string | number | undefined }) => Number(property_id);
const justConfirmed = () =>
  ({
    confirmation_step: 'confirmed',
    confirmed_at: new Date().toISOString(),
    is_confirmation_overdue: false,
  }) as const;
const dealNames: Record<string, 'rent' | 'sold' | 'rented'> = { 1: 'rent', 2: 'sold', 3: 'rented' };

/**
 * What an owner does with listings of a list: confirm, show and hide with undo, sold, rented, for rent again, delete. Each shows at once and
 * is taken back when the back end refuses.
 */
export function createOwnWrites(list: EditableList<OwnProperty>) {
  /** Shows and hides. */
  const visibility = createRowWrite({
    list,
    idOf,
    rowOf,
    effect: changeVisibilityFx,
    // What is shown again counts as confirmed.
    change: (row, { status }): OwnProperty =>
      Number(status) === 1 ? { ...row, status: 1, ...justConfirmed() } : { ...row, status: 0 },
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

  /** It is still available. */
  const confirmation = createRowWrite({
    list,
    idOf,
    rowOf,
    effect: confirmPropertyFx,
    change: (row): OwnProperty => ({ ...row, ...justConfirmed() }),
  });

  const removal = createRowWrite({
    list,
    idOf,
    rowOf: ({ id }) => Number(id),
    effect: deletePropertyFx,
    change: () => null,
  });

  createVisibilityNotices({
    $rows: list.$rows,
    write: visibility,
    rowOf: ({ property_id: id }) => Number(id),
  });
  sample({
    clock: confirmation.done,
    source: titlesOf(list.$rows),
    fn: (titles, { params }) => {
      const title = titles.get(rowOf(params)) ?? '';
      return (t: Translate) => ({ tone: 'success' as const, text: t('properties.done.confirm', { title }) });
    },
    target: noticeFx,
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

  /** The user shows or hides a listing. */
  const show = createLastPress({ write: visibility, rowOf: ({ property_id: id }) => Number(id) });

  return { visibility, show, confirmation, deal, removal };
}

export type OwnWrites = ReturnType<typeof createOwnWrites>;
