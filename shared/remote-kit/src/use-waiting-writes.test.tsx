import type { Readable, Session, Shell, WaitingWrite, WaitingWrites } from '@lintel/contract';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShellContext } from './shell-context.ts';
import { useWaitingWrites } from './use-waiting-writes.ts';

function writable<T>(initial: T): Readable<T> & { set(value: T): void; listeners: Set<(value: T) => void> } {
  let value = initial;
  const listeners = new Set<(value: T) => void>();
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(next) {
      value = next;
      for (const listener of listeners) listener(next);
    },
    listeners,
  };
}

const heart = { key: 'heart:7' } as WaitingWrite;
const user = { user: { id: 7 } } as Session;

/** A page with an outbox whose code comes when the test lets it. */
function page(signedIn: Session | null, isOlderShell = false) {
  const session = writable(signedIn);
  const outbox = writable<readonly WaitingWrite[]>([heart]);
  const takenBack: string[] = [];
  const writes: WaitingWrites = {
    get: outbox.get,
    subscribe: outbox.subscribe,
    takeBack: async (key) => Boolean(takenBack.push(key)),
  };
  const loads: { come(): Promise<void>; fail(): Promise<void> }[] = [];
  const waitingWrites = () =>
    new Promise<WaitingWrites>((resolve, reject) =>
      loads.push({
        come: () => act(async () => resolve(writes)),
        fail: () => act(async () => reject(new Error('no code'))),
      }),
    );
  const shell = { session, ...(isOlderShell ? {} : { waitingWrites }) } as unknown as Shell;
  const drawn = jest.fn();
  const hook = renderHook(
    () => {
      drawn();
      return useWaitingWrites();
    },
    {
      wrapper: ({ children }: { children: ReactNode }) => (
        <ShellContext value={shell}>{children}</ShellContext>
      ),
    },
  );
  return { ...hook, session, outbox, takenBack, loads, drawn, waiting: () => hook.result.current.waiting };
}

describe('what waits for the network', () => {
  it('is what the outbox of the user holds, and changes with it', async () => {
    const { waiting, loads, outbox, takenBack, result, unmount } = page(user);
    expect(waiting()).toEqual([]);
    await loads[0]!.come();
    expect(waiting()).toEqual([heart]);
    expect([await result.current.takeBack('heart:7'), takenBack]).toEqual([true, ['heart:7']]);
    act(() => outbox.set([]));
    expect(waiting()).toEqual([]);
    unmount();
    expect(outbox.listeners.size).toBe(0);
  });

  it('is nothing for a visitor, whose outbox is not fetched until they sign in', async () => {
    const { waiting, loads, session, result, drawn } = page(null);
    expect([waiting(), loads.length, await result.current.takeBack('heart:7')]).toEqual([[], 0, false]);
    expect(drawn).toHaveBeenCalledTimes(1);
    act(() => session.set(user));
    await loads[0]!.come();
    expect(waiting()).toEqual([heart]);
    act(() => session.set(null));
    expect(waiting()).toEqual([]);
  });

  it('is nothing where the code of the outbox cannot be had, or with an older shell', async () => {
    const broken = page(user);
    await broken.loads[0]!.fail();
    expect(broken.waiting()).toEqual([]);
    const older = page(user, true);
    expect(older.waiting()).toEqual([]);
    expect(older.unmount).not.toThrow();
  });

  it('is not asked for by a component that has left the page meanwhile', async () => {
    const { loads, outbox, unmount } = page(user);
    unmount();
    await loads[0]!.come();
    expect(outbox.listeners.size).toBe(0);
  });

  it('is fetched once, however often the component is drawn', async () => {
    const { loads, rerender } = page(user);
    rerender();
    await loads[0]!.come();
    rerender();
    expect(loads).toHaveLength(1);
  });
});
