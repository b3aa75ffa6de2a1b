/** Follows `data.0.title` into an answer. */
export function valueAt(value: unknown, path: string): unknown {
  return path.split('.').reduce<unknown>((inner, key) => {
    if (typeof inner !== 'object' || inner === null || !Object.hasOwn(inner, key)) return undefined;
    return (inner as Record<string, unknown>)[key];
  }, value);
}
