import type { Question } from '@lintel/contract';
import { createEvent, createStore } from 'effector';

/** A question that waits for its answer. */
export interface OpenQuestion {
  readonly id: number;
  readonly question: Question;
  readonly answer: (agrees: boolean) => void;
}

export const questionAsked = createEvent<OpenQuestion>();
/** By its id. */
export const questionSettled = createEvent<number>();

/** Queue of questions, oldest first; the first one is on screen. */
export const $questions = createStore<readonly OpenQuestion[]>([])
  .on(questionAsked, (all, one) => [...all, one])
  .on(questionSettled, (all, settled) => all.filter(({ id }) => id !== settled));
