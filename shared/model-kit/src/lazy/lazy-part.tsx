import { startTransition, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { lazyPage } from './lazy-page.tsx';
import { NEAR_VIEW_PX } from './near-view.ts';
import { afterFirstInteraction, onNextInteraction } from '../interaction/user-interaction.ts';

/** How near to the view a part has to come: at first hardly more than visible, ahead of the scroll position once the user acts. */
const NEAR = { atFirst: '32px', afterSign: `${NEAR_VIEW_PX}px` };

interface LazyPartOptions<Props> {
  /** Height that is kept free until the part is there, so that nothing jumps: a CSS length. */
  reserve(props: Props): string;
}

/**
 * A part of a page below the first screen, in a chunk of its own: fetched when it comes near the view, at the latest when
 * the user does something and the browser has time, so that finding and reading aloud miss nothing. Fetching that fails leaves the place free and is tried again when the part
 * comes near once more, or when the network is back.
 *
 * @example const Footer = lazyPart(() => import('./footer.tsx'), { reserve: () => '320px' })
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  { reserve }: LazyPartOptions<Props>,
): ComponentType<Props> & { preload(): Promise<void> } {
  const Part = lazyPage(load);
  let isLoaded = false;

  function LazyPart(props: Props) {
    const [isReady, setReady] = useState(isLoaded);
    const place = useRef<HTMLDivElement>(null);
    useEffect(() => {
      if (isReady || !place.current) return undefined;
      return whenNear(place.current, () => {
        void Part.preload().then(
          () => {
            isLoaded = true;
            // In slices, so that what the user is doing meanwhile comes first.
            startTransition(() => setReady(true));
          },
          () => undefined,
        );
      });
    }, [isReady]);
    return isReady ? <Part {...props} /> : <div ref={place} style={{ minBlockSize: reserve(props) }} />;
  }
  LazyPart.preload = Part.preload;
  return LazyPart;
}

interface NearViewProps {
  /** Height that is kept free until then: a CSS length; left out where what is beside it has the height. */
  reserve?: string;
  children: ReactNode;
}

/** Draws its children when they come near the view, at the latest when the user does something and the browser has time. */
export function NearView({ reserve, children }: NearViewProps) {
  const [isNear, setNear] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      isNear || !place.current
        ? undefined
        : whenNear(place.current, () => startTransition(() => setNear(true))),
    [isNear],
  );
  useEffect(() => {
    if (isNear) return undefined;
    // A browser prints what is drawn when its event ends.
    const draw = () => flushSync(() => setNear(true));
    window.addEventListener('beforeprint', draw);
    return () => window.removeEventListener('beforeprint', draw);
  }, [isNear]);
  return isNear ? children : <div ref={place} style={{ minBlockSize: reserve }} />;
}

/**
 * Calls back, perhaps several times, when an element is near the view, at the latest when the user does something and the
 * browser has time, also when another element takes its place meanwhile.
 */
export function useWhenNear(element: Element | null, act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  const isAwaited = element !== null;
  useEffect(() => (element ? whenInView(element, () => latest.current()) : undefined), [element]);
  useEffect(() => (isAwaited ? whenWanted(() => latest.current()) : undefined), [isAwaited]);
}

/** Calls back, perhaps several times, when the element is near the view or wanted for another reason. Returns the end of it. */
function whenNear(element: Element, act: () => void): () => void {
  const ends = [whenInView(element, act), whenWanted(act)];
  return () => ends.forEach((end) => end());
}

/** Calls back, perhaps several times, when the element is near the view. Returns the end of it. */
function whenInView(element: Element, act: () => void): () => void {
  if (!('IntersectionObserver' in window)) {
    act();
    return () => undefined;
  }
  const ending = new AbortController();
  let observer: IntersectionObserver | undefined;
  const watch = (rootMargin: string) => {
    observer?.disconnect();
    observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && act(),
      { rootMargin },
    );
    observer.observe(element);
  };
  const stopAwaiting = afterFirstInteraction(() => watch(NEAR.afterSign));
  // While the page is loading everything is near, because nothing above has its height yet.
  if (!observer && document.readyState === 'complete') watch(NEAR.atFirst);
  else if (!observer) window.addEventListener('load', () => watch(NEAR.atFirst), { signal: ending.signal });
  return () => {
    ending.abort();
    observer?.disconnect();
    stopAwaiting();
  };
}

/** Calls back when the user does something and the browser has time, before printing, and when the network is back. Returns the end of it. */
function whenWanted(act: () => void): () => void {
  const ending = new AbortController();
  for (const event of ['beforeprint', 'online'])
    window.addEventListener(event, act, { signal: ending.signal });
  const forget = onNextInteraction(act);
  return () => {
    ending.abort();
    forget();
  };
}
