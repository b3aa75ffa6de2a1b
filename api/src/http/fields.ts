/** Names like `plans[0][title]` of forms and query strings, read as nested data (wire contract 1.6). */
export interface Fields {
  [name: string]: unknown;
}

const MAX_DEPTH = 3;
const MAX_INDEX = 200;

const steps = (name: string): string[] | undefined => {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) return undefined;
  const inner = [...(match[2] ?? '').matchAll(/\[([^[\]]*)\]/g)].map(([, step]) => step ?? '');
  return inner.length > MAX_DEPTH ? undefined : [match[1] ?? '', ...inner];
};

/** Objects here have no prototype, so that no name means more than a name. */
const emptyObject = () => Object.create(null) as Fields;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !('bytes' in value);

/** Turns objects whose names are 0, 1, 2 … into arrays; a missing number is skipped. */
function arraysOf(value: unknown): unknown {
  if (!isObject(value) || Array.isArray(value)) return value;
  const names = Object.keys(value);
  const numeric = names.length > 0 && names.every((name) => /^\d+$/.test(name) && Number(name) < MAX_INDEX);
  if (numeric) return names.toSorted((a, b) => Number(a) - Number(b)).map((name) => arraysOf(value[name]));
  return Object.assign(emptyObject(), Object.fromEntries(names.map((name) => [name, arraysOf(value[name])])));
}

/** `[['a[0][b]', '1']]` → `{ a: [{ b: '1' }] }`. The last of several equal names wins; `a[]` collects. */
export function nest(entries: Iterable<readonly [string, unknown]>): Fields {
  const root = emptyObject();
  for (const [name, value] of entries) {
    const path = steps(name);
    if (!path) continue;
    let node = root;
    for (const [depth, step] of path.entries()) {
      const key = step === '' ? String(Object.keys(node).length) : step;
      if (depth === path.length - 1) node[key] = value;
      else {
        const next = node[key];
        node = isObject(next) ? next : (node[key] = emptyObject());
      }
    }
  }
  return Object.fromEntries(Object.entries(root).map(([name, value]) => [name, arraysOf(value)]));
}

const isEmpty = (value: unknown) => value === null || value === undefined || value === '';

/**
 * Trims texts and leaves out what is empty, at every depth, as the deployed server does before it validates. Empty
 * values of the fields `kept` stay, as the empty string.
 */
export function withoutEmpty(fields: Fields, kept: readonly string[] = []): Fields {
  const clean = (value: unknown): unknown => {
    if (typeof value === 'string') return value.trim();
    if (Array.isArray(value)) return value.map(clean);
    if (!isObject(value)) return value;
    return withoutEmpty(value);
  };
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]) => [name, clean(value)] as const)
      .filter(([name, value]) => !isEmpty(value) || kept.includes(name))
      .map(([name, value]) => [name, isEmpty(value) ? '' : value] as const),
  );
}
