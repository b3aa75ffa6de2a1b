/** A conversation: the other side and the listing that it is about. The provider is 0. */
export interface ThreadId {
  peerId: number;
  propertyId: number;
}

/** Digits only: `Number` would also read an empty text and `1e3`. */
const idOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

/** The conversation of an address, or null: only the list of conversations. */
export function threadOf(search: URLSearchParams): ThreadId | null {
  const peerId = idOf(search.get('peer'));
  const propertyId = idOf(search.get('property'));
  return peerId === undefined || !propertyId ? null : { peerId, propertyId };
}

export const isSameThread = (one: ThreadId | null, other: ThreadId | null): boolean =>
  one !== null && other !== null && one.peerId === other.peerId && one.propertyId === other.propertyId;
