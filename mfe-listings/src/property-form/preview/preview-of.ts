import type { AssignedFacility, Category, Facility, PropertyDetail, UserRow } from '@lintel/api-contract';
import { keyOf, type PropertyValues } from '#property-form/form/property-values.ts';

/** What the form itself does not hold. */
export interface PreviewContext {
  user: UserRow;
  category: Category | undefined;
  facilities: readonly Facility[];
  /** What to show of each photo, by its id. */
  addresses: ReadonlyMap<string, string>;
  /** ISO. */
  now: string;
}

/** The stated facts as a listing answers them. */
const factsOf = ({ facts }: PropertyValues, category: Category | undefined): PropertyDetail['parameters'] =>
  (category?.parameter_types ?? []).flatMap((fact) => {
    const value = facts[keyOf(fact.id)];
    if (value === undefined || value === '' || (typeof value === 'object' && value.length === 0)) return [];
    return [{ ...fact, value: typeof value === 'object' ? [...value] : String(value) }];
  });

const distancesOf = (
  { distances }: PropertyValues,
  { facilities, now }: PreviewContext,
): AssignedFacility[] =>
  facilities.flatMap(({ id, name, image }) => {
    const { distance, place } = distances[keyOf(id)] ?? {};
    if (distance === undefined) return [];
    const stated = { id, property_id: 0, facility_id: id, distance, name, image };
    return [{ ...stated, created_at: now, updated_at: now, ...(place ? { place_name: place } : {}) }];
  });

/** The property of a form as buyers will get it. */
export function previewOf(values: PropertyValues, context: PreviewContext): PropertyDetail {
  const { user, category, addresses, now } = context;
  const [cover, ...others] = values.photos;
  const addressOf = (photo: { id: string } | undefined) => (photo && addresses.get(photo.id)) ?? '';
  return {
    id: 0,
    slug_id: '',
    title: values.title,
    description: values.description,
    title_image: addressOf(cover),
    title_image_alt: cover?.alt ?? '',
    title_image_hash: '',
    price: values.price ?? 0,
    property_type: values.deal ?? 'sell',
    rentduration: values.period || 'Monthly',
    category: {
      id: category?.id ?? 0,
      category: category?.category ?? '',
      image: category?.image ?? '',
      slug_id: category?.slug_id ?? '',
    },
    address: values.address,
    client_address: values.clientAddress,
    city: values.city,
    state: values.state,
    country: values.country,
    latitude: values.latitude === undefined ? '' : String(values.latitude),
    longitude: values.longitude === undefined ? '' : String(values.longitude),
    gallery: others.map((photo, index) => ({
      id: index + 1,
      image: photo.name,
      image_url: addressOf(photo),
      alt: photo.alt,
    })),
    documents: [],
    three_d_image: '',
    video_link: values.video,
    parameters: factsOf(values, category),
    assign_facilities: distancesOf(values, context),
    request_status: 'pending',
    status: 1,
    post_created: '',
    posted_at: now,
    is_premium: false,
    promoted: false,
    meta_title: '',
    meta_description: '',
    meta_keywords: '',
    meta_image: '',
    total_view: 0,
    favourite_users: [],
    total_favourite_users: 0,
    is_favourite: 0,
    interested_users: [],
    total_interested_users: 0,
    is_interested: 0,
    is_reported: false,
    inquiry: false,
    is_interest_available: false,
    is_report_available: false,
    is_blocked_by_me: false,
    is_blocked_by_user: false,
    added_by: user.id,
    customer_name: user.name,
    email: '',
    mobile: '',
    profile: user.profile,
    is_verified: false,
  };
}
