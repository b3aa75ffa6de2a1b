import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Lock, RemoteName } from '@lintel/contract';
import type { EnvironmentStore } from '#store/environment-store.ts';
import { RegistryError } from '#store/registry-error.ts';
import type { ReleaseStore } from '#store/release-store.ts';

/**
 * What a link asks for instead of the live lock: `?mfe=mfe-chat@1.4.0,mfe-account@1.2.0-ab12cd34`, `?mfe-off=mfe-chat`,
 * `?mfe-lock=12`. Only names, which only the registry turns into files: no address of another host can be written here. On the
 * machine that serves the page, `mfe-chat@local:3001` stands for the server at that port of it.
 */
export interface Override {
  /** Name → version, or version and build. */
  releases: Record<string, string>;
  off: string[];
  lock: number | null;
}

/** Who may use such links: all visitors, none, or those with one that was signed with this secret. */
export type OverridePolicy = 'open' | 'closed' | { secret: string };

const release = /^(?:(shell|mfe-[a-z]+)@(\d+\.\d+\.\d+(?:-[\w.]+)*)|(mfe-[a-z]+)@(local:\d{4,5}))$/;

/** Reads the parameters of an address; null when it asks for nothing, `'reset'` when it asks for the live lock. */
export function readOverride(query: URLSearchParams): Override | 'reset' | null {
  const names = ['mfe', 'mfe-off', 'mfe-lock'];
  if (!names.some((name) => query.has(name))) return null;
  if (names.every((name) => !query.get(name))) return 'reset';
  const releases = list(query.get('mfe')).map((wanted) => {
    const [, name, version, ownName, own] = release.exec(wanted) ?? [];
    if (name && version) return [name, version] as const;
    if (ownName && own) return [ownName, own] as const;
    throw new RegistryError(`"${wanted}" is not a release; write mfe-chat@1.2.0.`);
  });
  const lock = query.get('mfe-lock');
  if (lock && !/^\d{1,9}$/.test(lock)) throw new RegistryError(`"${lock}" is not the number of a lock.`);
  return {
    releases: Object.fromEntries(releases),
    off: list(query.get('mfe-off')).sort(),
    lock: lock ? Number(lock) : null,
  };
}

/** The parameters that ask for an override, always in the same order. */
export function queryOf({ releases, off, lock }: Override): URLSearchParams {
  const wanted = Object.entries(releases)
    .map(([name, version]) => `${name}@${version}`)
    .sort();
  return given({ mfe: wanted.join(','), 'mfe-off': off.join(','), 'mfe-lock': String(lock ?? '') });
}

/** An override with the time until which it may be used, and the signature made with the secret. */
export function signed(
  override: Override,
  until: Date,
  environment: string,
  secret: string,
): URLSearchParams {
  const query = queryOf(override);
  query.set('mfe-until', String(Math.floor(until.getTime() / 1000)));
  query.set('mfe-signature', signature(query, environment, secret));
  return query;
}

/** Why these parameters may not be used; nothing when they may. */
export function overrideProblem(
  query: URLSearchParams,
  policy: OverridePolicy,
  environment: string,
  now = new Date(),
): string | undefined {
  if (policy === 'open') return undefined;
  if (policy === 'closed') return `Environment ${environment} takes no other releases than its lock's.`;
  const asked = given(
    Object.fromEntries(
      ['mfe', 'mfe-off', 'mfe-lock', 'mfe-until'].map((name) => [name, query.get(name) ?? '']),
    ),
  );
  const proof = Buffer.from(query.get('mfe-signature') ?? '');
  const wanted = Buffer.from(signature(asked, environment, policy.secret));
  if (proof.length !== wanted.length || !timingSafeEqual(proof, wanted))
    return `Environment ${environment} takes other releases only by a signed link (registry link).`;
  return Number(asked.get('mfe-until')) * 1000 < now.getTime() ? 'This link has expired.' : undefined;
}

/** The lock that an override makes of the live one. The release that is replaced is what the page falls back to. */
export async function overriddenLock(
  releases: ReleaseStore,
  environment: EnvironmentStore,
  live: Lock,
  { releases: wanted, off, lock }: Override,
): Promise<Lock> {
  const base = lock === null ? live : await environment.lock(lock);
  const mixed: Lock = { ...base, remotes: { ...base.remotes }, lastGood: { ...base.lastGood } };
  for (const [name, version] of Object.entries(wanted)) {
    // Not from the registry; the server of the page adds it.
    if (version.startsWith('local:')) continue;
    const pin = await releases.pin(name, await releases.resolve(name, version));
    if (name === 'shell') mixed.shell = pin;
    else {
      const before = base.remotes[name as RemoteName];
      if (before) mixed.lastGood[name as RemoteName] = before;
      mixed.remotes[name as RemoteName] = { ...pin, state: 'on' };
    }
  }
  for (const name of off) {
    const entry = mixed.remotes[name as RemoteName];
    if (!entry) throw new RegistryError(`${name} is not part of environment ${environment.environment}.`);
    mixed.remotes[name as RemoteName] = { ...entry, state: 'off' };
  }
  return mixed;
}

/** Only parameters that say something. */
const given = (parameters: Record<string, string>) =>
  new URLSearchParams(Object.entries(parameters).filter(([, value]) => value !== ''));

const list = (text: string | null): string[] => (text ? text.split(',').filter(Boolean) : []);

const signature = (query: URLSearchParams, environment: string, secret: string): string =>
  createHmac('sha256', secret).update(`${environment}\n${query.toString()}`).digest('base64url');
