import { PROVIDER_ID } from '#domains/settings/provider.ts';
import type { Other, WritingContext } from './chat.queries.ts';

/** The other side as it is stored; on the wire the provider is 0. */
export const otherOf = (id: number): Other => (id === PROVIDER_ID ? null : id);

/** Users write to the owner of a listing; the owner answers, or writes to an interested user. */
export function mayWrite(userId: number, other: Other, state: WritingContext): boolean {
  if (state.have_talked) return true;
  if (state.owner_id === other) return state.is_live;
  return state.owner_id === userId && (state.is_interested || other === null);
}
