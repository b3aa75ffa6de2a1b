import { combine, createStore } from 'effector';
import { draftKey } from '#chat/sending/drafts.ts';
import { submitted } from '#chat/sending/outgoing.model.ts';
import { history } from '#chat/model/history.model.ts';

/** Id of the first message with which the user answered: those before it come from a stranger. */
export const $answeredAt = combine({ rows: history.$rows, hasMore: history.$hasMore }, ({ rows, hasMore }) =>
  hasMore ? 0 : (rows.find(({ isMine }) => isMine)?.id ?? Infinity),
);

/** Shorter ones, as "Hello", go to many people for good reasons. */
const SHORTEST = 20;

/** To which conversations the user sent the same words since the page was loaded. */
export const $recipients = createStore<ReadonlyMap<string, ReadonlySet<string>>>(new Map(), {
  serialize: 'ignore',
}).on(submitted, (known, { text, thread }) =>
  text.length < SHORTEST
    ? known
    : new Map(known).set(text, new Set([...(known.get(text) ?? []), draftKey(thread)])),
);
