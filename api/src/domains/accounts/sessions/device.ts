/** Where a session is used: names of a closed list, never the caller's own text. */
export interface Device {
  readonly browser: string | null;
  readonly system: string | null;
  /** Part of an address, too short to name one person. */
  readonly network: string;
  /** Country by the address, or `local`: see `ports/network-places.ts`. */
  readonly place: string | null;
}

/** First match counts: most browsers name others beside themselves. */
const browsers: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];
const systems: readonly (readonly [RegExp, string])[] = [
  [/\biPad\b/, 'iPadOS'],
  [/\biPhone\b|\biOS\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];
const nameIn = (list: typeof browsers, text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** `203.0.113.7` → `203.0.113.x`; of an IPv6 address its first 48 bits. */
const rough = (network: string): string =>
  network.includes(':') ? `${network.split(':').slice(0, 3).join(':')}::` : network.replace(/\.\d+$/, '.x');

/** What a request tells of the device: from its user agent, and the network as `http/network.ts` names it. */
export const deviceOf = (userAgent: string | undefined, network: string, place: string | null): Device => {
  const text = (userAgent ?? '').slice(0, 400);
  return { browser: nameIn(browsers, text), system: nameIn(systems, text), network: rough(network), place };
};
