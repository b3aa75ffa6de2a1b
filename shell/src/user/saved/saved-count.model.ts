import { getFavouriteProperty } from '@lintel/api-contract';
import { combine, createEvent, createStore, sample } from 'effector';
import { createOwnCall } from '#user/session/model/own-call.ts';
import { $session, userLeft } from '#user/session/model/session.model.ts';

/** A remote counted the homes that a visitor keeps in this browser. */
export const visitorCounted = createEvent<number>();
/** A heart was pressed, or a user signed in: the account is counted. */
export const accountCountNeeded = createEvent();

const counting = createOwnCall(getFavouriteProperty);

const $ofVisitor = createStore(0).on(visitorCounted, (_, saved) => saved);
const $ofAccount = createStore(0)
  .on(counting.answered, (_, { total = 0 }) => total)
  .reset(userLeft);

sample({
  clock: accountCountNeeded,
  source: $session,
  filter: Boolean,
  fn: () => ({ offset: 0, limit: 1 }),
  target: counting.started,
});

/** How many homes the user has saved; 0 while it is not known. */
export const $savedCount = combine($session, $ofVisitor, $ofAccount, (session, ofVisitor, ofAccount) =>
  session ? ofAccount : ofVisitor,
);
