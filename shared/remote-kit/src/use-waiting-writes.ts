import type { WaitingWrite, WaitingWrites } from '@lintel/contract';
import { useReadable } from '@lintel/model-kit';
import { useEffect, useState } from 'react';
import { useShell } from './shell-context.ts';

const nothing: readonly WaitingWrite[] = [];
const none: WaitingWrites = {
  get: () => nothing,
  subscribe: () => () => undefined,
  takeBack: async () => false,
};

/** What the signed-in user's outbox holds, and how to take a write back; a visitor has none. */
export function useWaitingWrites(): {
  waiting: readonly WaitingWrite[];
  takeBack: WaitingWrites['takeBack'];
} {
  const { session, waitingWrites } = useShell();
  const isSignedIn = useReadable(session) !== null;
  const [writes, setWrites] = useState(none);
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isHere = true;
    waitingWrites?.().then(
      (ready) => isHere && setWrites(ready),
      // Its code cannot be had, so nothing has been put there by this page either.
      () => undefined,
    );
    return () => {
      isHere = false;
    };
  }, [isSignedIn, waitingWrites]);
  const current = isSignedIn ? writes : none;
  return { waiting: useReadable(current), takeBack: current.takeBack };
}
