import type { EnergyClass } from '@lintel/api-contract';
import { xOf, yOf } from '#search-index/geometry/mercator.ts';
import type { IndexedListing } from './columns.ts';
import type { ListingRow } from './listings.queries.ts';
import type { PlaceDictionaries } from './dictionary.ts';

/** A row of the database as the columns have it; its places get codes. */
export function listingOf(row: ListingRow, places: PlaceDictionaries): IndexedListing {
  return {
    id: row.id,
    price: row.compared_price ?? 0,
    deal: row.property_type,
    category: row.category_id,
    city: places.cities.codeOf(row.city),
    state: places.states.codeOf(row.state),
    country: places.countries.codeOf(row.country),
    x: row.longitude === null ? Number.NaN : xOf(row.longitude),
    y: row.latitude === null ? Number.NaN : yOf(row.latitude),
    posted: row.posted,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    area: row.area,
    energyClass: row.energy_class as EnergyClass | null,
    attributeIds: row.parameter_ids,
    featureIds: row.feature_ids,
    nearby: row.nearby,
    isOnMarket: row.is_on_market ?? false,
    promoted: row.promoted,
    premium: row.is_premium,
    overdue: row.confirmation_step === 'overdue',
  };
}
