import {
  leadStates,
  type AnswerOf,
  type ApiError,
  type getInterestedUsers,
  type LeadState,
} from '@lintel/api-contract';
import {
  createPagination,
  createQuery,
  createRowWrite,
  createUserPageGate,
  sessionEnded,
} from '@lintel/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { changeLeadFx, loadForFileFx, loadLeadsFx, loadSubjectFx } from './leads.api.ts';
import { requestFor, type LeadsQuery } from './leads.query.ts';

export const PAGE_SIZE = 20;
/** Rows of one call. */
const MOST_ROWS = 100;
export type Lead = AnswerOf<typeof getInterestedUsers>['data'][number];

export const { Gate: LeadsGate, opened, left } = createUserPageGate<{ query: LeadsQuery }>();

/** What the leads are about. */
export const subject = createQuery({ effect: loadSubjectFx });
export const leads = createPagination({ effect: loadLeadsFx, pageSize: PAGE_SIZE });

sample({ clock: opened, fn: ({ query: { kind, slug } }) => ({ kind, slug }), target: subject.start });
sample({
  clock: opened,
  fn: ({ query }) => ({ params: requestFor(query) }),
  target: leads.start,
});
sample({ clock: left, fn: () => undefined, target: [subject.reset, leads.reset] });
sample({ clock: sessionEnded, fn: () => undefined, target: [subject.forget, leads.reset] });

/** All people of a query, not only those on screen. */
export const loadAllFx = createEffect<LeadsQuery, Lead[], ApiError>(async (query) => {
  const rows: Lead[] = [];
  for (;;) {
    const request = { ...requestFor(query), limit: MOST_ROWS, offset: rows.length };
    const { data, total } = await loadForFileFx(request);
    rows.push(...data);
    if (data.length < MOST_ROWS || rows.length >= (total ?? 0)) return rows;
  }
});

interface LeadChange {
  id: number;
  state?: LeadState;
  note?: string;
}
/** The owner is further with a lead, or has written something down. */
export const leadChanged = createEvent<LeadChange>();

export const change = createRowWrite({
  list: leads,
  idOf: ({ id }) => id,
  rowOf: ({ user_id }) => Number(user_id),
  effect: changeLeadFx,
  change: (row, { state, note }): Lead => ({
    ...row,
    ...(state === undefined ? {} : { state: leadStates.find((one) => one === state) ?? 'new' }),
    ...(note === undefined ? {} : { note: String(note ?? '') }),
  }),
});
const begun = createEvent<LeadChange>();
/** Changes of leads whose earlier change is on its way. */
export const $following = createStore<ReadonlyMap<number, LeadChange>>(new Map(), { serialize: 'ignore' })
  .on(begun, (following, { id }) => new Map([...following].filter(([other]) => other !== id)))
  .reset(left, sessionEnded);
sample({
  clock: leadChanged,
  source: change.$pending,
  filter: (pending, { id }) => !pending.has(id),
  fn: (_, values) => values,
  target: begun,
});
sample({
  clock: leadChanged,
  source: { following: $following, pending: change.$pending },
  filter: ({ pending }, { id }) => pending.has(id),
  fn: ({ following }, values) =>
    new Map(following).set(values.id, { ...following.get(values.id), ...values }),
  target: $following,
});
sample({
  clock: change.$pending,
  source: $following,
  filter: (following, pending) => [...following.keys()].some((id) => !pending.has(id)),
  fn: (following, pending) => [...following.values()].find(({ id }) => !pending.has(id))!,
  target: begun,
});
sample({
  clock: begun,
  source: subject.$data,
  filter: (about): about is NonNullable<typeof about> => about !== null,
  fn: (about, { id, ...values }) => ({
    ...(about!.kind === 'project' ? { project_id: about!.id } : { property_id: about!.id }),
    user_id: id,
    ...values,
  }),
  target: change.start,
});
