import type { Notice } from '@lintel/contract';
import { createEvent, createStore, sample } from 'effector';

/** A notice with a number, so that two of the same text are two. */
export interface NumberedNotice extends Notice {
  number: number;
}

const LOG_SIZE = 30;

/** A notice is to appear at the edge of the page. */
export const noticeRaised = createEvent<Notice>();
/** The toasts on screen have taken over the notices up to this number. */
export const noticesShown = createEvent<number>();

/** All notices of this visit, newest last; a toast goes after five seconds, its text stays here. */
export const $noticeLog = createStore<NumberedNotice[]>([]);
/** Notices that no toast shows yet. */
export const $waiting = createStore<NumberedNotice[]>([]);
/** Text for assistive technology; failures interrupt, the rest waits for a pause. */
export const $announced = createStore<NumberedNotice | null>(null);

const numbered = sample({
  clock: noticeRaised,
  source: $noticeLog,
  fn: (log, notice): NumberedNotice => ({ ...notice, number: (log.at(-1)?.number ?? 0) + 1 }),
});

$noticeLog.on(numbered, (log, notice) => [...log, notice].slice(-LOG_SIZE));
$waiting
  .on(numbered, (waiting, notice) => [...waiting, notice])
  .on(noticesShown, (waiting, last) => waiting.filter(({ number }) => number > last));
$announced.on(numbered, (_, notice) => notice);
