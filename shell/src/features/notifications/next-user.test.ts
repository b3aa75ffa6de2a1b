import { getNotificationList, getUnreadCounts, markNotificationsSeen } from '@lintel/api-contract';
import { allSettled } from 'effector';
import { $latest, bellOpened } from '#features/notifications/menu/bell.model.ts';
import { signedIn, tokenRefused } from '#user/session/model/session.model.ts';
import { aUser } from '#testing/builders.ts';
import { userHarness } from '#testing/user-harness.ts';
import { $follow, listeningStarted } from './stream/live.model.ts';
import { $unread } from './stream/unread.model.ts';

it('nothing of a user stays at the bell when another one signs in over the suspended session', async () => {
  const world = userHarness();
  world.answer(getUnreadCounts.path, { data: { notifications: 2, messages: 1 } });
  world.answer(getNotificationList.path, { data: [{ id: 1, title: 'Price drop' }], total: 1 });
  world.answer(markNotificationsSeen.path, { data: { notifications: 0, messages: 1 } });
  const scope = world.scope();
  await allSettled($follow, { scope, params: () => () => undefined });
  await allSettled(listeningStarted, { scope });
  await allSettled(signedIn, { scope, params: { token: 'token-7', data: aUser() } });
  await allSettled(bellOpened, { scope });
  expect(scope.getState($latest)).toHaveLength(1);
  expect(scope.getState($unread)).toEqual({ notifications: 0, messages: 1 });
  const error = { kind: 'rejected', retryable: false, status: 401, key: 'unauthenticated' } as const;
  await allSettled(tokenRefused, { scope, params: { error, keepsPage: true } });
  world.refuse(getUnreadCounts.path, { kind: 'offline', retryable: true });
  world.refuse(getNotificationList.path, { kind: 'offline', retryable: true });
  await allSettled(signedIn, { scope, params: { token: 'token-8', data: aUser({ id: 8 }) } });
  expect(scope.getState($latest)).toBeNull();
  expect(scope.getState($unread)).toEqual({ notifications: 0, messages: 0 });
});
