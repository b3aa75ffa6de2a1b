import { isCardFact, type DealType, type PropertyCard, type PropertyListRow } from '@lintel/api-contract';
import type { Urls } from '#wire/urls.ts';
import { coordinate, flag, iso } from '#wire/values.ts';
import type { ListingAccess } from '#domains/listings/listing-access.ts';
import { categoryShape, parameterValueShape } from '#domains/listings/parts.shapes.ts';
import type { PropertyRecord } from './properties.queries.ts';
import { PROVIDER_ID } from '#domains/settings/provider.ts';

const dealTypes = ['sell', 'rent', 'sold', 'rented'] as const satisfies readonly DealType[];
export const dealType = (code: number): DealType => dealTypes[code] ?? 'sell';

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Points of a grid of 0.005 degrees, about 500 m, as in the columns `public_latitude` and `public_longitude`. */
const GRID_POINTS_PER_DEGREE = 200;
const rounded = (degrees: number | null) =>
  degrees === null ? null : Math.round(degrees * GRID_POINTS_PER_DEGREE) / GRID_POINTS_PER_DEGREE;

/** The exact position for those who may see everything, else the nearest point of the grid. */
const positionOf = ({ latitude, longitude }: PropertyRecord, access: ListingAccess) =>
  access === 'full'
    ? { latitude: coordinate(latitude), longitude: coordinate(longitude) }
    : { latitude: coordinate(rounded(latitude)), longitude: coordinate(rounded(longitude)) };

/** Of a preview only the facts that a card shows. */
const factsOf = (row: PropertyRecord, access: ListingAccess) =>
  access === 'full'
    ? row.parameters
    : row.parameters.filter(({ name, type }) => type !== 'file' && isCardFact(name));

/** The street, which leads to the door, is no part of a preview. */
export const addressOf = (row: PropertyRecord, access: ListingAccess): string =>
  access === 'full' ? row.address : '';

/** Fields that every shape of a listing has. */
export const common = (row: PropertyRecord, urls: Urls, access: ListingAccess) => ({
  id: row.id,
  slug_id: row.slug_id,
  title: row.title,
  title_image: urls.image(row.title_image),
  price: row.price,
  city: row.city,
  state: row.state,
  country: row.country,
  ...positionOf(row, access),
  is_premium: row.is_premium,
  promoted: row.promoted,
  property_type: dealType(row.property_type),
  parameters: factsOf(row, access).map((parameter) => parameterValueShape(parameter, urls)),
  gallery: (access === 'full' ? row.images : row.images.slice(0, 1)).map(({ id, file, alt, color }) => ({
    id,
    image: fileName(file),
    image_url: urls.image(file),
    alt,
    color,
  })),
  documents: (access === 'full' ? row.documents : []).map(({ id, file, file_name, type }) => ({
    id,
    property_id: row.id,
    type,
    file_name,
    file: urls.image(file),
  })),
  is_favourite: flag(row.is_favourite),
  title_image_alt: row.title_image_alt,
  title_image_color: row.title_image_color,
  posted_at: iso(row.created_at),
  energy_class: row.energy_class,
  previous_price: row.previous_price,
  price_changed_at: row.price_changed_at && iso(row.price_changed_at),
  confirmed_at: iso(row.confirmed_at),
  is_confirmation_overdue: row.confirmation_step === 'overdue',
});

export const category = (row: PropertyRecord, urls: Urls) =>
  categoryShape(
    { id: row.category_id, name: row.category_name, slug_id: row.category_slug, image: row.category_image },
    urls,
  );

/** Distances to known places; several of them lead to the door, so a preview has none. */
export const facilities = (row: PropertyRecord, urls: Urls, access: ListingAccess) =>
  (access === 'full' ? row.facilities : []).map((facility) => ({
    id: facility.id,
    property_id: row.id,
    facility_id: facility.facility_id,
    distance: facility.distance,
    name: facility.name,
    image: urls.image(facility.image),
    created_at: iso(facility.created_at),
    updated_at: iso(facility.updated_at),
  }));

/** A single listing also names its places of interest and where they are. */
export const facilitiesWithPlaces = (row: PropertyRecord, urls: Urls, access: ListingAccess) =>
  facilities(row, urls, access).map((facility, index) => {
    const { place_name: placeName, latitude, longitude } = row.facilities[index]!;
    return {
      ...facility,
      ...(placeName !== null && { place_name: placeName }),
      ...(latitude !== null && { latitude: coordinate(latitude), longitude: coordinate(longitude) }),
    };
  });

export const listRowShape = (row: PropertyRecord, urls: Urls, access: ListingAccess): PropertyListRow => ({
  ...common(row, urls, access),
  address: addressOf(row, access),
  rentduration: row.rent_duration,
  added_by: row.added_by ?? PROVIDER_ID,
  category_id: row.category_id,
  total_click: row.total_click,
  favourite_count: row.favourite_count,
  category: category(row, urls),
  assign_facilities: facilities(row, urls, access),
});

export const cardShape = (row: PropertyRecord, urls: Urls, access: ListingAccess): PropertyCard => ({
  ...common(row, urls, access),
  added_by: row.added_by ?? PROVIDER_ID,
  category_id: row.category_id,
  address: addressOf(row, access),
  rentduration: row.rent_duration,
  propery_type: dealType(row.property_type),
  category: category(row, urls),
  favourite_count: row.favourite_count,
});
