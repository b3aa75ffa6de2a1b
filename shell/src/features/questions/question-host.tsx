import { useUnit } from 'effector-react';
import { useCallback } from 'react';
import { useLazyDialog } from '#user/session/use-lazy-dialog.ts';
import { $questions, questionSettled } from './questions.model.ts';
import './withdrawn.model.ts';

const loadDialog = () => import(/* webpackChunkName: "question" */ './question-dialog.tsx');

/** Asks the queued questions one after the other. */
export function QuestionHost() {
  const { questions, settle } = useUnit({ questions: $questions, settle: questionSettled });
  const [open] = questions;
  const answer = useCallback(
    (agrees: boolean) => {
      if (!open) return;
      settle(open.id);
      open.answer(agrees);
    },
    [open, settle],
  );
  const giveUp = useCallback(() => answer(false), [answer]);
  return useLazyDialog(loadDialog, open && { key: String(open.id), question: open.question, answer }, giveUp);
}
