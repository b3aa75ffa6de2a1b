import { OFFLINE_HOMES_CACHE } from '@lintel/contract';

/** Files of one user or of a conversation: never looked for on the device, whatever lies there. */
const personal = /^\/images\/(chat|chat_audio|bank_receipt_file|agent-verification)\//;

/** The part of an address under which a home, a picture or a tile of a map was kept; nothing when it is none of them. */
export function cacheKeyOf({ pathname, searchParams }: URL): string | undefined {
  if (personal.test(pathname)) return undefined;
  // A picture was kept in one width and serves every one.
  if (pathname.startsWith('/images/') || pathname.startsWith('/tiles/')) return pathname;
  const slug = searchParams.get('slug_id');
  return pathname === '/api/get_property' && slug
    ? `${pathname}?slug_id=${encodeURIComponent(slug)}`
    : undefined;
}

/** The network's answer; without one what the user kept on purpose, if it is there. */
export async function networkFirst(request: Request, key: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const cache = await caches.open(OFFLINE_HOMES_CACHE);
    const kept = await cache.match(key, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
