import { BEFORE_AUTO_RELOAD } from '@lintel/contract';

/** How long a page must be idle: a visible one, and one behind other tabs. Milliseconds. */
const QUIET_MS = { visible: 15 * 60_000, hidden: 5 * 60_000 };
const LOOK_INTERVAL_MS = 30_000;

export interface AutoReloadOptions {
  /** Goes on with the new releases. Called once at most. */
  adopt(): void;
  now?: () => number;
}

const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'scroll', 'input'] as const;

/**
 * Takes the new releases at a moment when no work is lost: the page has been idle for a while, and nothing on it is
 * half done. Returns the end of it.
 */
export function reloadWhenSafe({ adopt, now = Date.now }: AutoReloadOptions): () => void {
  const ending = new AbortController();
  const { signal } = ending;
  let lastSign = now();
  const seen = () => {
    lastSign = now();
  };
  for (const sign of signs) addEventListener(sign, seen, { signal, passive: true, capture: true });
  document.addEventListener('visibilitychange', seen, { signal });
  const timer = setInterval(() => {
    if (now() - lastSign < QUIET_MS[document.visibilityState] || !navigator.onLine || isHalfDone()) return;
    end();
    adopt();
  }, LOOK_INTERVAL_MS);
  function end(): void {
    clearInterval(timer);
    ending.abort();
  }
  return end;
}

/** Whether a reload would lose something: an open dialog, typed words, something that plays, or a remote that prevents it. */
export function isHalfDone(page: Document = document): boolean {
  return (
    page.querySelector('dialog[open], [aria-busy="true"]') !== null ||
    [...page.querySelectorAll<HTMLMediaElement>('audio, video')].some(({ paused }) => !paused) ||
    [...page.querySelectorAll<HTMLElement>('input, textarea, [contenteditable="true"]')].some(isTyped) ||
    !dispatchEvent(new Event(BEFORE_AUTO_RELOAD, { cancelable: true }))
  );
}

const kinds = 'text search email tel url number password date time datetime-local month week';

/** A filled field. Those of a search stand in the address, so they come back with the page. */
function isTyped(field: HTMLElement): boolean {
  if (field.closest('[role="search"], search')) return false;
  if (field instanceof HTMLInputElement) {
    if (field.type === 'file') return (field.files?.length ?? 0) > 0;
    return kinds.split(' ').includes(field.type) && !field.readOnly && field.value !== '';
  }
  if (field instanceof HTMLTextAreaElement) return !field.readOnly && field.value !== '';
  return (field.textContent ?? '') !== '';
}
