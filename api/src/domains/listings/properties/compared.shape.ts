import type { ComparedProperty } from '@lintel/api-contract';
import type { Urls } from '#wire/urls.ts';
import { flag, iso } from '#wire/values.ts';
import type { ListingAccess } from '#domains/listings/listing-access.ts';
import { parameterValueShape } from '#domains/listings/parts.shapes.ts';
import type { PropertyRecord } from './properties.queries.ts';
import { addressOf, dealType, facilities } from './properties.shapes.ts';

/** A listing as one side of a comparison, with what decides whether it may be one. */
export interface Comparable {
  readonly shape: ComparedProperty;
  readonly categoryId: number;
  readonly isLive: boolean;
  readonly access: ListingAccess;
}

export const comparable = (row: PropertyRecord, urls: Urls, access: ListingAccess): Comparable => ({
  categoryId: row.category_id,
  isLive: row.status === 1 && row.request_status === 'approved',
  access,
  shape: {
    id: row.id,
    slug_id: row.slug_id,
    title: row.title,
    title_image: urls.image(row.title_image),
    city: row.city,
    state: row.state,
    country: row.country,
    address: addressOf(row, access),
    price: row.price,
    property_type: dealType(row.property_type),
    rentduration: row.rent_duration,
    is_premium: flag(row.is_premium),
    total_likes: row.favourite_count,
    total_views: row.total_click,
    created_at: iso(row.created_at),
    facilities: row.parameters.map((parameter) => parameterValueShape(parameter, urls)),
    near_by_places: facilities(row, urls, access),
  },
});
