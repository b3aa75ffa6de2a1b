import type { Csp, Release } from '@lintel/contract';

/** What pages needed before records had this field; such releases still have to work. */
const BEFORE: Csp = { frame: ['https://www.youtube-nocookie.com'] };

/** A whole scheme, which old records may ask for, would let a picture report all of its viewers to its owner. */
const isHost = (source: string) => source.includes('//');

/** The other hosts that all of these releases together need. */
export function hostsOf(releases: Pick<Release, 'csp'>[]): Required<Csp> {
  const all = (kind: keyof Csp) =>
    [...new Set(releases.flatMap(({ csp = BEFORE }) => csp[kind] ?? []))].filter(isHost).sort();
  return { connect: all('connect'), img: all('img'), frame: all('frame'), media: all('media') };
}
