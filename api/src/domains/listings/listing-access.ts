import type { PropertyRecord } from '#domains/listings/properties/properties.queries.ts';

/**
 * How much of a listing a caller may see. `full`: everything that its shape holds. `preview`: a card without contact, documents,
 * description, address and exact position. `none`: not even that it exists.
 */
export type ListingAccess = 'full' | 'preview' | 'none';

/** Who looks. */
export interface ListingViewer {
  /** Null: a visitor. */
  readonly userId: number | null;
  /** Whether a package of the viewer opens premium listings. */
  readonly hasPremium: boolean;
}

type Deciding = Pick<PropertyRecord, 'added_by' | 'status' | 'request_status' | 'is_premium'>;

export const isOwner = ({ added_by }: Pick<PropertyRecord, 'added_by'>, userId: number | null): boolean =>
  added_by !== null && added_by === userId;

/**
 * Decides how much of a listing a caller may see. Owners see everything in every state; what was never approved, or waits for
 * approval again, does not exist for others; what its owner took off the market, and a premium listing without a package, is
 * a preview.
 */
export function listingAccess(listing: Deciding, { userId, hasPremium }: ListingViewer): ListingAccess {
  if (isOwner(listing, userId)) return 'full';
  if (listing.request_status !== 'approved') return 'none';
  if (listing.status !== 1) return 'preview';
  return listing.is_premium && !hasPremium ? 'preview' : 'full';
}

/** Whether the answer depends on the packages of the caller. */
export const needsPremium = (listing: Deciding, userId: number | null): boolean =>
  listing.is_premium && !isOwner(listing, userId);
