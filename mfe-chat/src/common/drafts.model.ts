import { messageDrafts, sessionEnded } from '@lintel/remote-kit';
import { createEffect, sample } from 'effector';

const forgetDraftsFx = createEffect(() => {
  messageDrafts.change(() => ({}));
  localStorage.removeItem('lintel.chat-sent-words');
});

/** Drafts leave with the user; a session that merely ends keeps them for the next sign-in. */
sample({
  clock: sessionEnded,
  filter: ({ reason }) => reason === 'signed-out',
  fn: () => undefined,
  target: forgetDraftsFx,
});
