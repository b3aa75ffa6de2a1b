import { LiveRegion } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useState, type ComponentType } from 'react';
import { PageBoundary } from '#core/layout/page-boundary.tsx';
import { $announced, $waiting } from './notices.model.ts';

/** Toasts that break must not take the page with them; what they say is spoken all the same. */
const nothing = () => null;
/** Fetches the toasts' code, for callers that expect to lose the network. */
export const loadToaster = () => import(/* webpackChunkName: "toaster" */ './toaster.tsx');

/**
 * Where notices appear. The live regions are there from the start, because assistive technology announces only changes of
 * regions that it knows; the toasts' code is fetched when there is something to show.
 */
export function Notices() {
  const { announced, waiting } = useUnit({ announced: $announced, waiting: $waiting });
  const [Toaster, setToaster] = useState<ComponentType | null>(null);
  const count = waiting.length;
  useEffect(() => {
    if (count === 0 || Toaster) return;
    // Without the toasts a notice is still spoken and stays in the log.
    void loadToaster().then(
      ({ default: loaded }) => setToaster(() => loaded),
      () => undefined,
    );
    // Without a network the code does not come; the next notice tries again.
  }, [count, Toaster]);
  // The toasts are a polite region themselves, but the first toast arrives together with it, and screen readers stay silent.
  const isFirst = announced?.number === 1;
  const isUrgent = announced?.tone === 'danger';
  return (
    <>
      <LiveRegion>
        {announced && !isUrgent && isFirst && <span key={announced.number}>{announced.text}</span>}
      </LiveRegion>
      <LiveRegion urgent>
        {announced && isUrgent && <span key={announced.number}>{announced.text}</span>}
      </LiveRegion>
      <PageBoundary fallback={nothing}>{Toaster && <Toaster />}</PageBoundary>
    </>
  );
}
