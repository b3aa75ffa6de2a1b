import { sessionEnded } from '@lintel/remote-kit';
import { createEffect, createEvent, createStore, sample } from 'effector';
import { noMarks, readMarks, withId, writeMarks, type Marks } from './marks.storage.ts';

/** A page that shows marks has opened. */
export const marksNeeded = createEvent();
/** The page of a home was visited. */
export const homeViewed = createEvent<number>();
/** "Not for me", and taking that back. */
export const homeHidden = createEvent<number>();
export const homeShownAgain = createEvent<number>();

const readMarksFx = createEffect(() => readMarks(localStorage));
/** Another tab may have written since, so a change starts from what is stored. */
const changeMarksFx = createEffect((change: (marks: Marks) => Marks): Marks => {
  const marks = change(readMarks(localStorage));
  writeMarks(localStorage, marks);
  return marks;
});

const $marks = createStore<Marks>(noMarks, { serialize: 'ignore' }).on(
  [readMarksFx.doneData, changeMarksFx.doneData],
  (_, marks) => marks,
);
// The shell removes them from the storage when the person signs out.
$marks.reset(sessionEnded);
export const $viewed = $marks.map(({ viewed }) => new Set(viewed));
export const $hidden = $marks.map(({ hidden }) => new Set(hidden));

sample({ clock: marksNeeded, target: readMarksFx });
sample({
  clock: homeViewed,
  fn: (id) => (marks: Marks) => ({ ...marks, viewed: withId(marks.viewed, id) }),
  target: changeMarksFx,
});
sample({
  clock: homeHidden,
  fn: (id) => (marks: Marks) => ({ ...marks, hidden: withId(marks.hidden, id) }),
  target: changeMarksFx,
});
sample({
  clock: homeShownAgain,
  fn: (id) => (marks: Marks) => ({ ...marks, hidden: marks.hidden.filter((other) => other !== id) }),
  target: changeMarksFx,
});
