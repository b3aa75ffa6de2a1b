import { sessionEnded } from '@lintel/remote-kit';
import { allSettled, fork } from 'effector';
import { $hidden, $viewed, homeHidden, homeViewed } from './marks.model.ts';

beforeEach(() => localStorage.clear());

it('F31 the homes looked at are not shown any more once the session has ended', async () => {
  const scope = fork();
  await allSettled(homeViewed, { scope, params: 7 });
  await allSettled(homeHidden, { scope, params: 8 });
  expect([scope.getState($viewed).size, scope.getState($hidden).size]).toEqual([1, 1]);
  await allSettled(sessionEnded, { scope, params: { reason: 'signed-out' } });
  expect([scope.getState($viewed).size, scope.getState($hidden).size]).toEqual([0, 0]);
});
