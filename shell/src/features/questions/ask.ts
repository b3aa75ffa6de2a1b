import type { Question } from '@lintel/contract';
import { inShell } from '#core/scope.ts';
import { questionAsked } from './questions.model.ts';

const raise = inShell(questionAsked);
let last = 0;

/** The Shell object's `ask`. */
export const ask = (question: Question): Promise<boolean> =>
  new Promise((answer) => {
    last += 1;
    raise({ id: last, question, answer });
  });
