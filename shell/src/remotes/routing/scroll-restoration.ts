import { STORED_SCROLL_POSITIONS as STORED, wasReloaded } from './was-reloaded.ts';

/** Entries of the history that are remembered. */
const MOST = 60;
/** How long late content may take to reach the height that is needed. Milliseconds. */
const LATE_CONTENT_TIMEOUT_MS = 5000;

/** A link of the page: its address, and which one of those with the same address. */
interface LinkPlace {
  href: string;
  index: number;
}

/** Scroll position and focus on a page. */
interface ScrollPosition {
  y: number;
  /** The link with the focus. */
  link?: LinkPlace;
  /** The first link in view, and how far below the edge of the window: rows above it may get another height. */
  anchor?: LinkPlace & { top: number };
}

/** The user's last interaction, and its history entry, before positions were recorded. */
export interface LastInteraction {
  /** The router's name of the entry, as it lies in `history.state`; none for the first one. */
  key: string | undefined;
  pathname: string;
  y: number;
  /** What it was done to; no element when it was done to the page as a whole. */
  target: EventTarget | null;
}

/** What the router calls an entry that it did not make. */
const FIRST_ENTRY = 'default';

/** Scroll positions by history entry; they survive a reload. */
export interface ScrollRestoration {
  /** Another entry is on screen. */
  arrive(key: string, how: { isReturn: boolean; isNewPage: boolean }): void;
  end(): void;
}

/**
 * Begins to record, with the current position and that of the last interaction; `firstKey` names the entry on screen.
 * The browser's own restoration, which knows no late content, is off meanwhile.
 */
export function createScrollRestoration(
  firstKey: string,
  lastSign: LastInteraction | null = null,
  isReload = wasReloaded(),
): ScrollRestoration {
  const places = new Map(read());
  const ending = new AbortController();
  let key = firstKey;
  let stopWaiting = () => {};
  /** The last press was on a link of the frame to the page on screen. */
  let leadsToTop = false;
  history.scrollRestoration = 'manual';

  const remember = () => {
    places.delete(key);
    places.set(key, { y: window.scrollY, ...linkAt(document.activeElement) });
  };
  const listen = (name: string, listener: () => void) =>
    addEventListener(name, listener, { signal: ending.signal, passive: true });
  listen('scroll', remember);
  listen('focusin', remember);
  // Asked before the router's link has changed the address.
  const isLinkOfFrame = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    return link?.pathname === location.pathname && !link.hash && !link.closest('main');
  };
  addEventListener('click', (event) => (leadsToTop = isLinkOfFrame(event)), {
    signal: ending.signal,
    capture: true,
  });
  // A reload is the browser's again.
  listen('pagehide', () => {
    history.scrollRestoration = 'auto';
    const place = places.get(key);
    if (place) places.set(key, { ...place, ...anchorInView() });
    write([...places].slice(-MOST));
  });
  listen('pageshow', () => {
    history.scrollRestoration = 'manual';
  });

  const signKey = lastSign && (lastSign.key ?? FIRST_ENTRY);
  if (lastSign && signKey && signKey !== firstKey) {
    places.set(signKey, {
      y: lastSign.y,
      ...linkAt(lastSign.target instanceof Element ? lastSign.target : null),
    });
    if (lastSign.pathname !== location.pathname) stopWaiting = settle(undefined);
  } else {
    // The browser would have to wait for content that comes late: it gives up where the page ends meanwhile.
    const before = isReload && !lastSign ? places.get(firstKey) : undefined;
    if (before) stopWaiting = settle(before);
    else remember();
  }

  return {
    arrive(next, { isReturn, isNewPage }) {
      stopWaiting();
      key = next;
      const place = isReturn ? places.get(next) : undefined;
      if (isNewPage || place) stopWaiting = settle(place);
      else if (leadsToTop && !isReturn) window.scrollTo(0, 0);
      leadsToTop = false;
    },
    end() {
      stopWaiting();
      ending.abort();
      history.scrollRestoration = 'auto';
    },
  };
}

/**
 * Puts scroll position and focus in place as soon as the content allows it, and gives up when the user does something or
 * the time is up. Without a place: the focus goes to the heading of the new page.
 */
function settle(place: ScrollPosition | undefined): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  const end = () => {
    ending.abort();
    observer.disconnect();
    sizes?.disconnect();
    clearTimeout(timer);
  };
  const tryNow = () => {
    if (place) window.scrollTo({ top: place.y, behavior: 'instant' });
    const reached = !place || (place.anchor ? alignTo(place.anchor) : Math.abs(window.scrollY - place.y) < 2);
    const target = place?.link ? findLink(place.link) : document.querySelector<HTMLElement>('main h1');
    if (!target || !reached) return;
    focusQuietly(target);
    // The heading of a page that still loads is replaced by its own, which then takes the focus over.
    if (place) end();
  };
  const observer = new MutationObserver(tryNow);
  observer.observe(document.body, { childList: true, subtree: true });
  // A picture or a font that arrives makes the page higher without a change of its elements.
  const sizes = 'ResizeObserver' in window ? new ResizeObserver(tryNow) : undefined;
  sizes?.observe(document.body);
  const timer = setTimeout(() => {
    tryNow();
    if (signal.aborted) return;
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) focusQuietly(heading);
    end();
  }, LATE_CONTENT_TIMEOUT_MS);
  for (const event of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    addEventListener(event, end, { signal, passive: true });
  tryNow();
  return end;
}

/** Scrolls until the link is where it was; false while the page does not have it. */
function alignTo({ top, ...place }: NonNullable<ScrollPosition['anchor']>): boolean {
  const link = findLink(place);
  if (!link) return false;
  const distance = () => link.getBoundingClientRect().top - top;
  if (Math.abs(distance()) >= 1) window.scrollBy({ top: distance(), behavior: 'instant' });
  return Math.abs(distance()) < 2;
}

/** Not when the new page, or a dialog over it, has put the focus somewhere itself. */
function focusQuietly(target: HTMLElement): void {
  if (document.activeElement === target || document.activeElement?.parentElement?.closest('main, dialog'))
    return;
  if (target.tabIndex < 0) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('main a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );

/** Of a home that is in a list twice, as an advert too, one link may be gone on return: then the other one counts. */
function findLink({ href, index }: LinkPlace): HTMLElement | null {
  const links = linksTo(href);
  return links[index] ?? links.at(-1) ?? null;
}

/** Of a link that left the page with its content, only the address is known: it counts as the first one. */
function linkAt(element: Element | null): { link?: LinkPlace } {
  const isGone = element?.isConnected === false;
  const link = element?.closest<HTMLAnchorElement>(isGone ? 'a[href]' : 'main a[href]');
  const href = link?.getAttribute('href');
  if (!link || !href) return {};
  return { link: { href, index: Math.max(0, linksTo(href).indexOf(link)) } };
}

/** At the top of a page nothing above can move it. */
function anchorInView(): Pick<ScrollPosition, 'anchor'> {
  if (window.scrollY === 0) return {};
  for (const element of document.querySelectorAll('main a[href]')) {
    const { top } = element.getBoundingClientRect();
    if (top < 0 || top >= window.innerHeight || !scrollsWithPage(element)) continue;
    const { link } = linkAt(element);
    if (link) return { anchor: { ...link, top } };
  }
  return {};
}

/** A panel that stays in view tells nothing of where the page is. */
function scrollsWithPage(element: Element | null): boolean {
  for (let box = element; box && box.localName !== 'main'; box = box.parentElement)
    if (['sticky', 'fixed'].includes(getComputedStyle(box).position)) return false;
  return true;
}

function read(): [string, ScrollPosition][] {
  try {
    return JSON.parse(sessionStorage.getItem(STORED) ?? '[]') as [string, ScrollPosition][];
  } catch {
    return [];
  }
}

function write(places: [string, ScrollPosition][]): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify(places));
  } catch {
    // Full or forbidden: then the places are lost with the page.
  }
}
