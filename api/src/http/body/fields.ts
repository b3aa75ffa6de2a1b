import { MAX_NAMES } from './body-limits.ts';
import { DomainError } from '#http/domain-error.ts';

/** Names like `plans[0][title]` of forms and query strings, read as nested data (docs/spec/wire-format.md#names-of-fields). */
export interface Fields {
  [name: string]: unknown;
}

const MAX_DEPTH = 3;
const MAX_INDEX = 200;
/** Levels of a JSON body; the deepest request of the contract has four. */
const MAX_JSON_DEPTH = 20;

const steps = (name: string): string[] | undefined => {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return undefined;
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, step]) => step ?? '');
  return inner.length > MAX_DEPTH ? undefined : [match[1] ?? '', ...inner];
};

/** Objects here have no prototype, so that no name means more than a name. */
const emptyObject = () => Object.create(null) as Fields;
const isFile = (value: object) => 'bytes' in value && value.bytes instanceof Uint8Array;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !isFile(value);

/** Turns objects whose names are 0, 1, 2 … into arrays; a missing number is skipped. */
function arraysOf(value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const numeric = names.length > 0 && names.every((name) => /^\d+$/.test(name) && Number(name) < MAX_INDEX);
  if (numeric) return names.toSorted((a, b) => Number(a) - Number(b)).map((name) => arraysOf(value[name]));
  return Object.assign(emptyObject(), Object.fromEntries(names.map((name) => [name, arraysOf(value[name])])));
}

/**
 * `[['a[0][b]', '1']]` → `{ a: [{ b: '1' }] }`. The last of several equal names wins; `a[]` collects.
 * Refuses more than {@link MAX_NAMES} names.
 */
export function nest(entries: Iterable<readonly [string, unknown]>): Fields {
  const root = emptyObject();
  const sizes = new Map<Fields, number>([[root, 0]]);
  const set = <Value>(node: Fields, key: string, value: Value): Value => {
    if (!(key in node)) sizes.set(node, (sizes.get(node) ?? 0) + 1);
    node[key] = value;
    return value;
  };
  let names = 0;
  for (const [name, value] of entries) {
    names += 1;
    if (names > MAX_NAMES) throw new DomainError('payloadTooLarge', 'The request has too many fields.');
    const path = steps(name);
    if (!path) continue;
    let node = root;
    for (const [depth, step] of path.entries()) {
      const key = step === '' ? String(sizes.get(node) ?? 0) : step;
      if (depth === path.length - 1) set(node, key, value);
      else {
        const next = node[key];
        node = isObject(next) ? next : set(node, key, emptyObject());
      }
    }
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, arraysOf(value)]));
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

const cleanText = (text: string, name: string): string => {
  // PostgreSQL stores every character but this one.
  if (text.includes('\0'))
    throw new DomainError('validation', `The field ${name} must not contain control characters.`, {
      fields: { [name]: 'must not contain control characters' },
    });
  return text.trim();
};

function clean(value: unknown, name: string, depth: number): unknown {
  if (typeof value === 'string') return cleanText(value, name);
  if (typeof value !== 'object' || value === null) return value;
  if (depth > MAX_JSON_DEPTH) throw new DomainError('validation', 'The request is nested too deeply.');
  if (Array.isArray(value)) return value.map((item) => clean(item, name, depth + 1));
  return isObject(value) ? cleanFields(value, [], depth + 1) : value;
}

function cleanFields(fields: Fields, kept: readonly string[], depth: number): Fields {
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, clean(value, name, depth)] as const)
      .filter(([name, value]) => !isEmpty(value) || kept.includes(name))
      .map(([name, value]) => [name, isEmpty(value) ? '' : value] as const),
  );
}

/**
 * Trims texts and leaves out what is empty, at every depth, as the deployed server does before it validates. Empty
 * values of the fields `kept` stay, as the empty string. Refuses the character NUL and more than 20 levels.
 */
export const withoutEmpty = (fields: Fields, kept: readonly string[] = []): Fields =>
  cleanFields(fields, kept, 0);
