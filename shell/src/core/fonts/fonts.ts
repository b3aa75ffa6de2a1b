import type { Locale, Readable } from '@lintel/contract';

interface FontFile {
  family: string;
  /** `data:` address, as the build writes it into a chunk. */
  bytes: string;
}
type Load = () => Promise<{ default: FontFile }>;

const latin: Load = () => import(/* webpackChunkName: "font-latin" */ './latin.ts');
const arabic: Load = () => import(/* webpackChunkName: "font-arabic" */ './arabic.ts');

/** Set in a browser that has fetched the fonts before: it finds them in its cache and need not put them off. */
const KNOWN = 'lintel-fonts';

/**
 * Gives the page its fonts: in a browser that has them at once, else when the page has loaded and rests. Until then scaled fonts of
 * the device stand in. Arabic is fetched for pages in Arabic only. A font that cannot be had is no fault: the text is readable.
 */
export function provideFonts(language: Readable<{ code: Locale }>): void {
  if (!('FontFace' in window)) return;
  const given = new Set<Load>();
  const give = (load: Load) => {
    if (given.has(load)) return;
    given.add(load);
    void load()
      .then(({ default: font }) => add(font))
      .then(remember, () => given.delete(load));
  };
  const begin = () => {
    give(latin);
    const ofLanguage = ({ code }: { code: Locale }) => code === 'ar' && give(arabic);
    ofLanguage(language.get());
    language.subscribe(ofLanguage);
  };
  if (isKnown()) begin();
  else whenLoaded(begin);
}

/** From bytes, since no policy has to allow an address for them. */
async function add({ family, bytes }: FontFile): Promise<void> {
  const face = new FontFace(family, decodeBase64(bytes.slice(bytes.indexOf(',') + 1)), { weight: '100 900' });
  document.fonts.add(await face.load());
}

/** The browser's own decoder takes a hundredth of the time; older browsers have none. */
function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  const { fromBase64 } = Uint8Array as { fromBase64?(text: string): Uint8Array<ArrayBuffer> };
  if (fromBase64) return fromBase64.call(Uint8Array, text);
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

function whenLoaded(act: () => void): void {
  const rest = () => ('requestIdleCallback' in window ? window.requestIdleCallback(act) : setTimeout(act));
  if (document.readyState === 'complete') rest();
  else addEventListener('load', rest, { once: true });
}

function isKnown(): boolean {
  try {
    return localStorage.getItem(KNOWN) !== null;
  } catch {
    return false;
  }
}

function remember(): void {
  try {
    localStorage.setItem(KNOWN, '1');
  } catch {
    // A browser that keeps nothing waits the next time as well.
  }
}
