import { isConfirmationDue, type OwnProperty } from '#common/own-listings.query.ts';

/** What an owner may do with a listing. */
export const listingActions = [
  'view',
  'edit',
  'duplicate',
  'confirm',
  'interested',
  'feature',
  'hide',
  'show',
  'sold',
  'rented',
  'rentAgain',
  'delete',
] as const;
export type ListingAction = (typeof listingActions)[number];

/** What is being reviewed stays as it was sent, and what is sold is final (docs/spec/listings.md#changing). */
export const mayEdit = ({
  request_status,
  property_type: deal,
}: Pick<OwnProperty, 'request_status'> & Partial<Pick<OwnProperty, 'property_type'>>): boolean =>
  request_status !== 'pending' && deal !== 'sold';

/** The actions that the back end takes at the moment, in the order of the menu (docs/spec/listings.md). */
export function actionsOf(listing: OwnProperty): ListingAction[] {
  const { request_status, status, property_type: deal, is_feature_available } = listing;
  const isApproved = request_status === 'approved';
  const isOpen = deal === 'sell' || deal === 'rent';
  const isLive = isApproved && status === 1 && isOpen;
  const may: Record<ListingAction, boolean> = {
    view: true,
    edit: mayEdit(listing),
    duplicate: true,
    confirm: isConfirmationDue(listing),
    // A first review has nothing to lead to; while a change is reviewed, earlier leads wait for their answer.
    interested: isApproved || listing.interested_users.length > 0,
    feature: isLive && is_feature_available,
    hide: isApproved && status === 1,
    show: isApproved && status === 0,
    sold: isApproved && deal === 'sell',
    rented: isApproved && deal === 'rent',
    rentAgain: isApproved && deal === 'rented',
    delete: true,
  };
  return listingActions.filter((action) => may[action]);
}
