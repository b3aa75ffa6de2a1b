/**
 * A path of this site from an address that anyone may have written, or null: for what browsers or routers read as another site,
 * too: `//elsewhere`, `/\\elsewhere`, and paths that become one, such as `/..//elsewhere`.
 */
export function ownAddress(address: string | null): string | null {
  if (!address?.startsWith('/') || address.includes('\\')) return null;
  const base = 'https://own.invalid';
  try {
    const { origin, pathname, search, hash } = new URL(address, base);
    return origin === base && !pathname.startsWith('//') ? pathname + search + hash : null;
  } catch {
    return null;
  }
}
