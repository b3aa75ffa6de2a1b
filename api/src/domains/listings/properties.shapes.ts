import type { DealType, PropertyCard, PropertyListRow } from '@lintel/api-contract';
import type { Urls } from '../urls.ts';
import { coordinate, flag, iso } from '../wire.ts';
import { categoryShape, parameterValueShape, PROVIDER_ID } from './parts.shapes.ts';
import type { PropertyRecord } from './properties.queries.ts';

const dealTypes = ['sell', 'rent', 'sold', 'rented'] as const satisfies readonly DealType[];
export const dealType = (code: number): DealType => dealTypes[code] ?? 'sell';

const fileName = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Fields that every shape of a listing has. */
export const common = (row: PropertyRecord, urls: Urls) => ({
  id: row.id,
  slug_id: row.slug_id,
  title: row.title,
  title_image: urls.image(row.title_image),
  price: row.price,
  city: row.city,
  state: row.state,
  country: row.country,
  latitude: coordinate(row.latitude),
  longitude: coordinate(row.longitude),
  is_premium: row.is_premium,
  promoted: row.promoted,
  property_type: dealType(row.property_type),
  parameters: row.parameters.map((parameter) => parameterValueShape(parameter, urls)),
  gallery: row.images.map(({ id, file, alt, color }) => ({
    id,
    image: fileName(file),
    image_url: urls.image(file),
    alt,
    color,
  })),
  documents: row.documents.map(({ id, file, file_name, type }) => ({
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
  previous_price: row.previous_price,
  price_changed_at: row.price_changed_at && iso(row.price_changed_at),
});

export const category = (row: PropertyRecord, urls: Urls) =>
  categoryShape(
    { id: row.category_id, name: row.category_name, slug_id: row.category_slug, image: row.category_image },
    urls,
  );

export const facilities = (row: PropertyRecord, urls: Urls) =>
  row.facilities.map((facility) => ({
    id: facility.id,
    property_id: row.id,
    facility_id: facility.facility_id,
    distance: facility.distance,
    name: facility.name,
    image: urls.image(facility.image),
    created_at: iso(facility.created_at),
    updated_at: iso(facility.updated_at),
  }));

/** On a page of its own a listing also says which places are meant and where they are. */
export const facilitiesWithPlaces = (row: PropertyRecord, urls: Urls) =>
  facilities(row, urls).map((facility, index) => {
    const { place_name: placeName, latitude, longitude } = row.facilities[index]!;
    return {
      ...facility,
      ...(placeName !== null && { place_name: placeName }),
      ...(latitude !== null && { latitude: coordinate(latitude), longitude: coordinate(longitude) }),
    };
  });

export const listRowShape = (row: PropertyRecord, urls: Urls): PropertyListRow => ({
  ...common(row, urls),
  address: row.address,
  rentduration: row.rent_duration,
  added_by: row.added_by ?? PROVIDER_ID,
  category_id: row.category_id,
  total_click: row.total_click,
  favourite_count: row.favourite_count,
  category: category(row, urls),
  assign_facilities: facilities(row, urls),
});

export const cardShape = (row: PropertyRecord, urls: Urls): PropertyCard => ({
  ...common(row, urls),
  category_id: row.category_id,
  address: row.address,
  rentduration: row.rent_duration,
  propery_type: dealType(row.property_type),
  category: category(row, urls),
  favourite_count: row.favourite_count,
});
