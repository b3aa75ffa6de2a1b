import type { Lock, PinnedRelease, RemoteName } from '@lintel/contract';

/** One part of the site that two locks choose differently; `null` = not part of it. */
export interface Difference {
  name: 'shell' | RemoteName;
  from: string | null;
  to: string | null;
}

/** What changes from one lock to another; empty when visitors get the same. */
export function diff(from: Lock, to: Lock): Difference[] {
  const names = [
    ...new Set([...Object.keys(from.remotes), ...Object.keys(to.remotes)]),
  ].sort() as RemoteName[];
  const all: Difference[] = [
    { name: 'shell', from: inWords(from.shell), to: inWords(to.shell) },
    ...names.map((name) => ({ name, from: inWords(from.remotes[name]), to: inWords(to.remotes[name]) })),
  ];
  return all.filter((one) => one.from !== one.to);
}

function inWords(pin: (PinnedRelease & { state?: 'on' | 'off' }) | undefined): string | null {
  return pin ? `${pin.version}-${pin.build}${pin.state === 'off' ? ' (off)' : ''}` : null;
}
