import { lazyPage, useReadable } from '@lintel/remote-kit';
import { useEffect, useState } from 'react';
import { picks } from './compare-picks.ts';

const Tray = lazyPage(() => import(/* webpackChunkName: "card-extras" */ './compare-tray.tsx'), null);

/** Where the tray of chosen homes appears as soon as there is one; its code is fetched then. */
export function ComparePlace() {
  const isWanted = useReadable(picks).length > 0;
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // A tray that cannot be fetched is left out; the next choice tries again.
    if (isWanted && !isReady)
      void Tray.preload().then(
        () => setReady(true),
        () => undefined,
      );
  }, [isWanted, isReady]);
  return isWanted && isReady ? <Tray /> : null;
}
