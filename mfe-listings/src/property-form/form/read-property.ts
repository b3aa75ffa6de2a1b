import { phrasesOf, presentOne, presentPhotos } from '#common/form-files/present-file.ts';
import type { OwnProperty } from '#common/own-listings.query.ts';
import { emptyProperty, keyOf, rentPeriods, type PropertyValues } from './property-values.ts';

/** Deployed back ends spell it `Quaterly`. */
const periodOf = (text: string | null) =>
  rentPeriods.find(
    (period) => period.toLowerCase() === text?.toLowerCase().replace('quaterly', 'quarterly'),
  ) ?? '';

const unless = (text: string, fallback: string) => (text === fallback ? '' : text);

/** The form of an own listing as it was posted. */
export function valuesOf(property: OwnProperty): PropertyValues {
  const { title_image: cover, latitude, longitude } = property;
  const isPlaced = latitude !== '' && longitude !== '';
  return {
    ...emptyProperty,
    title: property.title,
    description: property.description,
    deal: property.property_type,
    category: String(property.category_id),
    facts: Object.fromEntries(
      property.parameters.map(({ id, type_of_parameter: type, value }) => [
        keyOf(id),
        type === 'number' && typeof value === 'string' && value !== '' ? Number(value) : value,
      ]),
    ),
    price: property.price,
    period: periodOf(property.rentduration),
    isPremium: property.is_premium,
    address: property.address,
    clientAddress: property.client_address,
    city: property.city,
    state: property.state,
    country: property.country,
    ...(isPlaced ? { latitude: Number(latitude), longitude: Number(longitude) } : {}),
    distances: Object.fromEntries(
      property.assign_facilities.map(({ facility_id: id, distance, place_name: place = '' }) => [
        keyOf(id),
        { distance, place },
      ]),
    ),
    photos: presentPhotos(
      { address: cover, alt: property.title_image_alt },
      property.gallery.map(({ id, image_url: address, alt }) => ({ id, address, alt })),
    ),
    panorama: presentOne(property.three_d_image),
    video: property.video_link,
    documents: property.documents.map(({ id, file, file_name: name }) => ({
      id: String(id),
      name,
      address: file,
      alt: '',
    })),
    slug: property.slug_id,
    // The back end answers title and description where no others are stated; sent back, they would stay when those change.
    metaTitle: unless(property.meta_title, property.title),
    metaDescription: unless(property.meta_description, property.description),
    keywords: phrasesOf(property.meta_keywords),
    metaImage: presentOne(property.meta_image),
    finished: ['basics', 'facts', 'price', 'place', 'facilities', 'photos', 'documents', 'search'],
  };
}
