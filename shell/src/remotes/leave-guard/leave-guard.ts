import type { Navigation } from '#remotes/routing/navigation.ts';

/** What the guard needs of the page. */
export interface LeaveGuardPorts {
  /** Asks the user; resolves with whether the page is left. */
  ask(): Promise<boolean>;
  navigate(to: string, options: { replace: boolean }): void;
  interceptPop: Navigation['interceptPop'];
}

/** The router numbers the entries of the history. */
const indexOf = (state: unknown): number => (state as { idx?: number } | null)?.idx ?? 0;

/**
 * Keeps the user on a page until they agree to leave it. The declarative router has no blocking, so while a page is guarded the
 * guard stands before `history.pushState`, `history.replaceState`, Back and Forward, and before the end of the document. Other
 * addresses of the same path are steps of the page and pass.
 */
export function createLeaveGuard({ ask, navigate, interceptPop }: LeaveGuardPorts): { hold(): () => void } {
  const holders = new Set<symbol>();
  let current = { index: 0, pathname: '' };
  let isAsking = false;
  /** Back was undone; the event of undoing it is still to come. */
  let isReturning = false;
  let stop = () => {};

  const leaves = (pathname: string) => holders.size > 0 && pathname !== current.pathname;
  const arrived = () => {
    current = { index: indexOf(history.state), pathname: location.pathname };
  };

  async function askBefore(leave: () => void): Promise<void> {
    if (isAsking) return;
    isAsking = true;
    const isLeaving = await ask();
    isAsking = false;
    if (!isLeaving) return;
    release();
    leave();
  }

  function release(): void {
    holders.clear();
    stop();
  }

  const guarded =
    (original: History['pushState'], replace: boolean): History['pushState'] =>
    (state, unused, url) => {
      const to = new URL(url ?? location.href, location.href);
      if (leaves(to.pathname)) void askBefore(() => navigate(to.pathname + to.search + to.hash, { replace }));
      else {
        original.call(history, state, unused, url);
        arrived();
      }
    };

  function onPopState(event: PopStateEvent): void {
    if (isReturning) {
      isReturning = false;
      event.stopImmediatePropagation();
      return;
    }
    const steps = indexOf(event.state) - current.index;
    if (steps === 0 || !leaves(location.pathname)) return arrived();
    event.stopImmediatePropagation();
    isReturning = true;
    history.go(-steps);
    void askBefore(() => history.go(steps));
  }

  const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();

  function start(): void {
    arrived();
    Object.assign(history, {
      pushState: guarded(history.pushState, false),
      replaceState: guarded(history.replaceState, true),
    });
    interceptPop(onPopState);
    addEventListener('beforeunload', onBeforeUnload);
    stop = () => {
      stop = () => {};
      // The browser's own functions are the prototype's.
      Reflect.deleteProperty(history, 'pushState');
      Reflect.deleteProperty(history, 'replaceState');
      interceptPop(null);
      removeEventListener('beforeunload', onBeforeUnload);
    };
  }

  return {
    hold() {
      const holder = Symbol('guard');
      if (holders.size === 0) start();
      holders.add(holder);
      return () => {
        if (holders.delete(holder) && holders.size === 0) stop();
      };
    },
  };
}
