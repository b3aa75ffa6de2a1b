import { aboutProject, FIRST_PROJECT } from '@lintel/api-contract';

/** A conversation: the other side, and the listing or project that it is about. The provider is 0. */
export interface ThreadId {
  peerId: number;
  propertyId: number;
}

const MOST = 2_147_483_647;

/** Digits only: `Number` would also read an empty text and `1e3`. */
function idOf(text: string | null): number | undefined {
  const id = text !== null && /^\d{1,10}$/.test(text) ? Number(text) : undefined;
  return id !== undefined && id <= MOST ? id : undefined;
}

/** The conversation of an address, or null: only the list of conversations. About a listing, or a project. */
export function threadOf(search: URLSearchParams): ThreadId | null {
  const peerId = idOf(search.get('peer'));
  const project = idOf(search.get('project'));
  const propertyId =
    project && project < FIRST_PROJECT ? aboutProject(project) : idOf(search.get('property'));
  return peerId === undefined || !propertyId ? null : { peerId, propertyId };
}

export const isSameThread = (one: ThreadId | null, other: ThreadId | null): boolean =>
  one !== null && other !== null && one.peerId === other.peerId && one.propertyId === other.propertyId;
