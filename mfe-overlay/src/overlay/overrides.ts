import type { ResolvedLock } from '@lintel/contract';

/** What the user wants to see instead of the live lock. */
export interface Overrides {
  /** Remote → `1.2.0-ab12cd34`. */
  releases: Readonly<Record<string, string>>;
  off: readonly string[];
}

const own = ['mfe', 'mfe-off', 'mfe-lock', 'mfe-until', 'mfe-signature'];

/** What the page shows now, as overrides. */
export const overridesOf = (site: ResolvedLock): Overrides => ({
  releases: Object.fromEntries(
    site.remotes.map(({ name, active }) => [name, `${active.version}-${active.build}`]),
  ),
  off: site.remotes.filter(({ state }) => state === 'off').map(({ name }) => name),
});

/**
 * The address that shows these overrides to any visitor: only what differs from the live lock is named, and the registry turns
 * names into files. Without any difference it is the address that leads back to the live lock.
 */
export function addressOf(address: string, requested: Overrides, live: Overrides): URL {
  const url = new URL(address);
  for (const name of own) url.searchParams.delete(name);
  const { mfe, off } = difference(requested, live);
  url.searchParams.set('mfe', mfe);
  if (off) url.searchParams.set('mfe-off', off);
  return url;
}

/** The command that makes such a link where links must be signed. */
export function commandOf(requested: Overrides, live: Overrides): string {
  const { mfe, off } = difference(requested, live);
  return ['registry link', mfe.replaceAll(',', ' '), off && `--off ${off}`].filter(Boolean).join(' ');
}

function difference(requested: Overrides, live: Overrides): { mfe: string; off: string } {
  const mfe = Object.entries(requested.releases)
    .filter(([name, release]) => live.releases[name] !== release)
    .map(([name, release]) => `${name}@${release}`)
    .sort()
    .join(',');
  const off = requested.off
    .filter((name) => !live.off.includes(name))
    .toSorted()
    .join(',');
  return { mfe, off };
}

/**
 * The address for another user. Where links are open and nothing was chosen, it names the lock, so that the other one sees
 * the same also after the next deploy.
 */
export function sharedAddress(
  address: URL,
  { choices }: { choices: { policy: string } | null },
  revision: number,
): URL {
  const url = new URL(address);
  url.searchParams.delete('mfe-overlay');
  if (url.searchParams.get('mfe') || url.searchParams.has('mfe-off')) return url;
  url.searchParams.delete('mfe');
  if (choices?.policy === 'open') url.searchParams.set('mfe-lock', String(revision));
  return url;
}
