import type { Rows } from '../rows.ts';

type Property = NonNullable<Rows['properties']>[number];

/** States that the screens of own listings have to show. */
const states: ((listing: Property) => boolean)[] = [
  (listing) => listing.request_status === 'pending',
  (listing) => listing.request_status === 'rejected',
  (listing) => listing.request_status === 'approved' && listing.status === 0,
  (listing) => listing.request_status === 'approved' && listing.status === 1 && listing.property_type === 2,
  (listing) => listing.request_status === 'approved' && listing.status === 1 && listing.property_type === 3,
];

/** Hands a listing of each missing state from other people to each of `owners`, so that nothing new has to be made up. */
export function giveEveryState(properties: Property[], owners: readonly number[]): void {
  const others = () =>
    properties.filter(({ added_by: by }) => by !== null && by !== undefined && !owners.includes(by));
  for (const owner of owners) {
    for (const isIn of states) {
      if (properties.some((listing) => listing.added_by === owner && isIn(listing))) continue;
      const found = others().find(isIn);
      if (found) found.added_by = owner;
    }
  }
}
