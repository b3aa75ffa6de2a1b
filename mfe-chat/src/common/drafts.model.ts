import { messageDrafts, sessionEnded } from '@lintel/remote-kit';
import { createEffect, sample } from 'effector';

const forgetDraftsFx = createEffect(() => {
  // The shell may have removed them already; an empty value would stay behind.
  if (Object.keys(messageDrafts.get()).length > 0) messageDrafts.change(() => ({}));
});

/** Drafts leave with the user; a session that merely ends keeps them for the next sign-in. */
sample({
  clock: sessionEnded,
  filter: ({ reason }) => reason === 'signed-out',
  fn: () => undefined,
  target: forgetDraftsFx,
});
