import type { ResolvedLock } from '@lintel/contract';
import { createEvent, createStore } from 'effector';
import { matchPath } from 'react-router-dom';
import { ownerOf } from './owner-of.ts';
import { shellPaths } from './shell-paths.ts';

/** The site with the remotes that are live is known. */
export const siteKnown = createEvent<ResolvedLock>();

/** Whether some page lies at an address, so that nothing of the frame leads into the void while a remote is older or off. */
export const $isKnown = createStore<(address: string) => boolean>(() => true).on(
  siteKnown,
  (_, site) => (address) => {
    const { pathname } = new URL(address, 'https://own.invalid');
    return (
      ownerOf(site, pathname)?.state === 'on' ||
      shellPaths.some((pattern) => matchPath(pattern, pathname) !== null)
    );
  },
);
