import type { Shell } from '@lintel/contract';

type Guard = { hold(): () => void };

/** The Shell object's `guardLeave`; its code is fetched with the first page that has something to lose. */
export function createLazyLeaveGuard(load: () => Promise<Guard>): NonNullable<Shell['guardLeave']> {
  let loading: Promise<Guard> | null = null;
  return () => {
    let isHeld = true;
    let release = () => {};
    loading ??= load();
    loading.then(
      (guard) => {
        if (isHeld) release = guard.hold();
      },
      () => (loading = null),
    );
    return () => {
      isHeld = false;
      release();
    };
  };
}
