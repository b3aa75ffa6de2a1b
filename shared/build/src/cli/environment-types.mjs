// @ts-check
/**
 * @typedef {import('./environment.mjs').LockedRemote} LockedRemote
 * @typedef {{ slots: string[], events: Record<string, Record<string, string>> }} Provides
 */

/** Types of fields, as events state them. @type {Record<string, string>} */
const fieldTypes = { texts: 'Readonly<Record<string, string>>' };

/**
 * Declarations of what passes between the parts of an environment, with who is on the other side of each.
 * @param {{ environment: string, revision: number, remotes: LockedRemote[] }} site @param {Provides} provides of its shell
 */
export function environmentTypes({ environment, revision, remotes }, { slots, events }) {
  const live = remotes.filter(({ state }) => state === 'on');
  /** @param {'fills' | 'emits' | 'consumes'} what @param {string} name */
  const those = (what, name) =>
    live
      .filter(({ active }) => active.manifest[what].includes(name))
      .map(({ name: remote, active }) => `${remote} ${active.version}`)
      .join(', ') || 'nobody';
  const fields = (/** @type {Record<string, string>} */ shape) =>
    Object.entries(shape)
      .map(([field, type]) => `${field}: ${fieldTypes[type] ?? type}`)
      .join('; ');
  const event = (/** @type {[string, Record<string, string>]} */ [name, shape]) =>
    `  /** Emitted by ${those('emits', name)}; heard by ${those('consumes', name)}. */\n  '${name}': { ${fields(shape)} };`;
  return `// Written by \`lintel types\` from lock ${revision} of ${environment}. Events of the shell itself have nobody who emits them here.
import type { RemoteManifest, Slots } from '@lintel/contract';

/** Events that the shell passes on, and what they carry. */
export interface EnvironmentEvents {
${Object.entries(events).map(event).join('\n')}
}

/** Slots on pages, and the props of widgets in them. */
export interface EnvironmentSlots {
${slots.map((name) => `  /** Filled by ${those('fills', name)}. */\n  '${name}': PropsOf<'${name}'>;`).join('\n')}
}

/** Props are known where the installed contract has the slot. */
type PropsOf<Name extends string> = Name extends keyof Slots ? Slots[Name] : Record<string, unknown>;

/** A manifest that this environment can take: \`manifest satisfies EnvironmentManifest\`. */
export interface EnvironmentManifest extends RemoteManifest {
  fills: Extract<RemoteManifest['fills'][number], keyof EnvironmentSlots>[];
  emits: Extract<RemoteManifest['emits'][number], keyof EnvironmentEvents>[];
  consumes: Extract<RemoteManifest['consumes'][number], keyof EnvironmentEvents>[];
}
`;
}

/** What the environment and the installed packages do not both have. @param {Provides} provides @param {{ events: string[], slots: string[] }} installed */
export function staleNames(provides, installed) {
  const there = { events: Object.keys(provides.events), slots: provides.slots };
  return /** @type {const} */ (['events', 'slots']).flatMap((kind) => {
    const newer = there[kind].filter((name) => !installed[kind].includes(name));
    const older = installed[kind].filter((name) => !there[kind].includes(name));
    return [
      ...(newer.length > 0
        ? [`New there, with newer packages of @lintel: the ${kind} ${newer.join(', ')}.`]
        : []),
      ...(older.length > 0 ? [`Not there yet: the ${kind} ${older.join(', ')}.`] : []),
    ];
  });
}
