import type { ResolvedLock } from '@lintel/contract';
import type { Remotes } from '#platform/loader/remotes.ts';
import { ownerOf } from './owner-of.ts';

/**
 * A pointer or the focus on a link tells where the user goes next: the remote behind it is fetched then, so that the
 * click finds it there. Not for people who save data.
 */
export function preloadOnIntent(site: ResolvedLock, remotes: Remotes, page: Document = document): () => void {
  const savesData = (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;
  if (savesData) return () => {};
  const listen = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || link.origin !== location.origin) return;
    const owner = ownerOf(site, link.pathname);
    if (owner?.state === 'on') remotes.preload(owner.name);
  };
  const events = ['pointerover', 'focusin'] as const;
  for (const event of events) page.addEventListener(event, listen, { passive: true });
  return () => {
    for (const event of events) page.removeEventListener(event, listen);
  };
}
