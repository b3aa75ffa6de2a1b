import type { Session } from '@lintel/contract';
import { allSettled, fork } from 'effector';
import { $session } from './define-remote.tsx';
import { sessionStarted } from './session-events.ts';
import { createUserPageGate } from './user-page-gate.ts';

const session = { user: { id: 7 } } as Session;

/** A page of listing `id`, and the parameters that its model was given. */
function page(signedIn: Session | null) {
  const { Gate, opened, left } = createUserPageGate<{ id: number }>();
  const seen: number[] = [];
  opened.watch(({ id }) => seen.push(id));
  return { Gate, left, seen, scope: fork({ values: [[$session, signedIn]] }) };
}

describe('a page of the user', () => {
  it('carries the parameters of a signed-in user, once per change', async () => {
    const { Gate, seen, scope } = page(session);
    await allSettled(Gate.open, { scope, params: { id: 1 } });
    await allSettled(Gate.open, { scope, params: { id: 2 } });
    expect(seen).toEqual([1, 2]);
  });

  it('is silent for a visitor, and begins when that visitor signs in on the page', async () => {
    const { Gate, seen, scope } = page(null);
    await allSettled(Gate.open, { scope, params: { id: 1 } });
    expect(seen).toEqual([]);
    await allSettled($session, { scope, params: session });
    await allSettled(sessionStarted, { scope, params: { userId: 7 } });
    expect(seen).toEqual([1]);
  });

  it('a sign-in on another page does not begin it', async () => {
    const { Gate, seen, scope } = page(session);
    await allSettled(Gate.open, { scope, params: { id: 1 } });
    await allSettled(Gate.close, { scope, params: { id: 1 } });
    await allSettled(sessionStarted, { scope, params: { userId: 7 } });
    expect(seen).toEqual([1]);
  });
});
