import { interestedUsers } from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { $session, $shell, sessionEnded } from '@lintel/remote-kit';
import { memoryShell, stub } from '@lintel/testing';
import { waitFor } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { $isInterested, $isInterestPending, interestChanged } from './interest.model.ts';

const session = (id: number) => ({ user: { id } }) as Session;
const subject = { kind: 'property' as const, id: 1, is_interested: 0 as const };

it('the interest of a user whose session ended meanwhile is not shown to the next one', async () => {
  let answer = () => {};
  const slow = new Promise<void>((resolve) => (answer = resolve));
  const saving = stub(interestedUsers, async () => {
    await slow;
    return { error: false as const, message: '' };
  });
  const shell = memoryShell({ answers: [saving] });
  const scope = fork({
    values: [
      [$shell, shell],
      [$session, session(7)],
    ],
  });
  const params = { subject, interested: true, done: 'Done', failed: 'Failed' };
  const saved = allSettled(interestChanged, { scope, params });
  await waitFor(() => expect(shell.calls).toHaveLength(1));
  const ended = allSettled(sessionEnded, { scope, params: { reason: 'signed-out' } });
  const next = allSettled($session, { scope, params: session(8) });
  answer();
  await Promise.all([saved, ended, next]);
  expect(scope.getState($isInterested)(subject)).toBe(false);
  expect(shell.notices).toEqual([]);
});

it('an interest whose answer hangs holds up no other home', async () => {
  const hanging = stub(interestedUsers, () => new Promise<never>(() => undefined));
  const shell = memoryShell({ answers: [hanging] });
  const scope = fork({
    values: [
      [$shell, shell],
      [$session, session(7)],
    ],
  });
  const mark = (id: number) =>
    void allSettled(interestChanged, {
      scope,
      params: { subject: { ...subject, id }, interested: true, done: 'Done', failed: 'Failed' },
    });
  mark(1);
  mark(1);
  mark(2);
  const homes = shell.calls.map(({ parameters }) => (parameters as { property_id: number }).property_id);
  expect(homes).toEqual([1, 2]);
  const isPending = scope.getState($isInterestPending);
  expect([1, 2, 3].map((id) => isPending({ ...subject, id }))).toEqual([true, true, false]);
});
