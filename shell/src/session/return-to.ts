/**
 * Where to go after signing in: the address that asked for it, if it is one of ours. Anything else, also `//elsewhere` and
 * `/\elsewhere`, which browsers read as another site, leads home.
 */
export function safeReturn(wish: string | null): string {
  if (!wish || !wish.startsWith('/')) return '/';
  const base = 'https://own.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(wish, base);
    return origin === base ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}
