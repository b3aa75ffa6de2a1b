import { $clock, $session, $shell, pushReceived } from '@lintel/remote-kit';
import { memoryShell } from '@lintel/testing';
import { allSettled, fork } from 'effector';
import { notification, notificationsAnswer } from '../testing/notifications.ts';
import { user } from '../testing/user.ts';
import { $asOf, notifications, NotificationsGate } from './notifications.model.ts';

const HOUR_MS = 3_600_000;

it('times are counted from the newest answer, not from when the page was opened', async () => {
  const opened = Date.parse('2026-11-27T22:30:00Z');
  let now = opened;
  const shell = memoryShell({ session: { user }, answers: [notificationsAnswer([notification(2)])] });
  const scope = fork({
    values: [
      [$clock, { now: () => now, wait: async () => {} }],
      [$session, { user }],
      [$shell, shell],
    ],
  });
  await allSettled(NotificationsGate.open, { scope, params: { query: { group: 'all' } } });
  expect(scope.getState(notifications.$rows)).toHaveLength(1);
  expect(scope.getState($asOf)).toBe(opened);
  now += 2 * HOUR_MS;
  const arrived = notification(3, { created_at: new Date(now).toISOString() });
  shell.answer(notificationsAnswer([arrived, notification(2)]));
  const push = { noticeId: 'n', kind: 'default', title: '', body: '', data: {} };
  await allSettled(pushReceived, { scope, params: push });
  expect(scope.getState(notifications.$rows)).toHaveLength(2);
  expect(scope.getState($asOf)).toBe(now);
});
