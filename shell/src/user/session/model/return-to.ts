/**
 * Where to go after signing in: the address that asked for it, if it is one of ours. Anything else leads home, also what
 * browsers or routers read as another site: `//elsewhere`, `/\\elsewhere`, and paths that become one, such as `/..//elsewhere`.
 */
export function safeReturn(address: string | null): string {
  if (!address?.startsWith('/') || address.includes('\\')) return '/';
  const base = 'https://own.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(address, base);
    return origin === base && !pathname.startsWith('//') ? pathname + search + hash : '/';
  } catch {
    return '/';
  }
}
