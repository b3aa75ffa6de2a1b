import { withTexts } from '@lintel/i18n';
import { useUnit } from 'effector-react';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import { asksForOverlay, opensOverlay } from '#features/debug-overlay/overlay-open.ts';
import {
  $isPaletteOpen,
  keysAhead,
  opensPalette,
  paletteClosed,
  paletteOpened,
} from '#features/palette/palette-open.ts';
import { $session } from '#user/session/model/session.model.ts';
import type { LastInteraction } from '#remotes/routing/scroll-restoration.ts';
import { wasReloaded } from '#remotes/routing/was-reloaded.ts';
import type { DeferredFeaturesProps, OverlayState } from './deferred-features.tsx';

/** A visitor who does nothing gets the later parts after this time. Milliseconds. */
const IDLE_FALLBACK_MS = 6000;

const load = withTexts('shell', () => import(/* webpackChunkName: "deferred" */ './deferred-features.tsx'));
const interactionEvents = ['pointerdown', 'keydown', 'wheel'] as const;

/**
 * Fetches what a page does without at first: at once for a signed-in user, for a visitor with the first interaction.
 * Without it the page works, so a failure waits for the next occasion.
 */
export function DeferredFeaturesHost(props: Omit<DeferredFeaturesProps, keyof OverlayState | 'lastSign'>) {
  const { session, isPaletteOpen, openPalette, closePalette } = useUnit({
    session: $session,
    isPaletteOpen: $isPaletteOpen,
    openPalette: paletteOpened,
    closePalette: paletteClosed,
  });
  const [Part, setPart] = useState<ComponentType<DeferredFeaturesProps> | null>(null);
  const [isOverlayOpen, showOverlay] = useState(asksForOverlay);
  const lastSign = useRef<LastInteraction | null>(null);
  const isWanted = Boolean(session) || isPaletteOpen || isOverlayOpen;
  useEffect(() => {
    if (Part) return;
    const ending = new AbortController();
    keysAhead.length = 0;
    const begin = () => void load().then(({ default: loaded }) => setPart(() => loaded), closePalette);
    const listen = (event: KeyboardEvent) => {
      if (opensPalette(event)) openPalette();
      else if (opensOverlay(event)) showOverlay(true);
      // No field that still has the focus has a part in it.
      else if (isPaletteOpen && !event.key[1] && event.ctrlKey === event.metaKey) keysAhead.push(event);
      else return;
      event.preventDefault();
    };
    addEventListener('keydown', listen, { signal: ending.signal });
    // Browsers give a page a margin that has no style sheet; the later parts get it one.
    const isPlain = getComputedStyle(document.body).margin !== '0px';
    // A page that was reloaded goes to where the visitor was on it.
    const timer = setTimeout(begin, isWanted || isPlain || wasReloaded() ? 0 : IDLE_FALLBACK_MS);
    // A link clicked before this chunk loads leaves the page before its scroll position is recorded, so it is recorded here.
    const notice = ({ target }: Event) => {
      lastSign.current = {
        key: (history.state as { key?: string } | null)?.key,
        pathname: location.pathname,
        target,
        y: scrollY,
      };
    };
    for (const sign of interactionEvents) {
      addEventListener(sign, begin, { signal: ending.signal, once: true });
      addEventListener(sign, notice, { signal: ending.signal, capture: true });
    }
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [Part, isWanted, isPaletteOpen, openPalette, closePalette]);
  return (
    Part && <Part {...props} lastSign={lastSign} isOverlayOpen={isOverlayOpen} showOverlay={showOverlay} />
  );
}
