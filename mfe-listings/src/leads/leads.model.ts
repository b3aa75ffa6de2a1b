import {
  leadStates,
  type AnswerOf,
  type ApiError,
  type getInterestedUsers,
  type LeadState,
  type RequestOf,
  type updateLead,
} from '@lintel/api-contract';
import {
  allRows,
  createPagination,
  createQuery,
  createRowWrite,
  createUserPageGate,
  sessionEnded,
} from '@lintel/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { createMoreOfMoved } from '#common/more-of-moved.ts';
import { changeLeadFx, loadForFileFx, loadLeadsFx, loadSubjectFx, type LeadsListing } from './leads.api.ts';
import { requestFor, type LeadsQuery } from './leads.query.ts';

export const PAGE_SIZE = 20;
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
export const loadAllFx = createEffect<LeadsQuery, Lead[], ApiError>((query) =>
  allRows((page) => loadForFileFx({ ...requestFor(query), ...page })),
);

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
/** The list whose next page leaves out none that a change has moved up. */
export const listed = createMoreOfMoved({ list: leads, opened, moved: change.done });

/** A user and the listing that they are interested in. */
export const leadKey = ({ kind, id }: Pick<LeadsListing, 'kind' | 'id'>, userId: number) =>
  `${kind}:${id}:${userId}`;
type ChangeRequest = RequestOf<typeof updateLead>;
export const requestKey = ({ property_id, project_id, user_id }: ChangeRequest) =>
  leadKey(
    project_id === undefined
      ? { kind: 'property', id: Number(property_id) }
      : { kind: 'project', id: Number(project_id) },
    Number(user_id),
  );
/** Holds its listing, since that may have left the screen by the time that the change is sent. */
interface AddressedChange {
  key: string;
  request: ChangeRequest;
}
const addressed = sample({
  clock: leadChanged,
  source: subject.$data,
  filter: (about): about is LeadsListing => about !== null,
  fn: (about, { id, ...values }): AddressedChange => ({
    key: leadKey(about!, id),
    request: {
      ...(about!.kind === 'project' ? { project_id: about!.id } : { property_id: about!.id }),
      user_id: id,
      ...values,
    },
  }),
});
const begun = createEvent<AddressedChange>();
const isUnderWay = (pending: ReadonlySet<string | number>, { user_id }: ChangeRequest) =>
  pending.has(Number(user_id));
/** Changes of people whose earlier change is on its way, by {@link leadKey}; they are sent also when the page is left. */
export const $following = createStore<ReadonlyMap<string, ChangeRequest>>(new Map())
  .on(begun, (following, { key }) => new Map([...following].filter(([other]) => other !== key)))
  .reset(sessionEnded);
sample({
  clock: addressed,
  source: change.$pending,
  filter: (pending, { request }) => !isUnderWay(pending, request),
  fn: (_, values) => values,
  target: begun,
});
sample({
  clock: addressed,
  source: { following: $following, pending: change.$pending },
  filter: ({ pending }, { request }) => isUnderWay(pending, request),
  fn: ({ following }, { key, request }) => new Map(following).set(key, { ...following.get(key), ...request }),
  target: $following,
});
const nextOf = (following: ReadonlyMap<string, ChangeRequest>, pending: ReadonlySet<string | number>) =>
  [...following].find(([, request]) => !isUnderWay(pending, request));
sample({
  clock: change.$pending,
  source: $following,
  filter: (following, pending) => nextOf(following, pending) !== undefined,
  fn: (following, pending) => {
    const [key, request] = nextOf(following, pending)!;
    return { key, request };
  },
  target: begun,
});
sample({ clock: begun, fn: ({ request }) => request, target: change.start });
