import { createEffect, sample } from 'effector';
import { userLeft } from '#user/session/model/session.model.ts';
import { $questions, type OpenQuestion } from './questions.model.ts';

const declineFx = createEffect((questions: readonly OpenQuestion[]) =>
  questions.forEach(({ answer }) => answer(false)),
);
$questions.reset(declineFx);

// What a user was asked goes with them: the next one on this page would answer it.
sample({ clock: userLeft, source: $questions, filter: ({ length }) => length > 0, target: declineFx });
