import type { Category, ProjectDetail, UserRow } from '@lintel/api-contract';
import type { ProjectValues, UnitValues } from '#project-form/form/project-values.ts';

/** What the form itself does not hold. */
export interface PreviewContext {
  user: UserRow;
  category: Category | undefined;
  /** What to show of each photo, by its id. */
  addresses: ReadonlyMap<string, string>;
  /** ISO. */
  now: string;
}

const unitOf = ({ title, bedrooms, area, price, available = 0 }: UnitValues, index: number) => ({
  id: index + 1,
  title,
  bedrooms: bedrooms ?? null,
  area: area ?? null,
  price: price ?? null,
  available,
});

/** What cards say about the homes of a project (docs/spec/listings.md#projects); nothing where none is stated. */
function offerOf(units: NonNullable<ProjectDetail['units']>) {
  if (units.length === 0) return {};
  const left = units.filter(({ available }) => available > 0);
  const prices = left.flatMap(({ price }) => price ?? []);
  return {
    units,
    price_from: prices.length > 0 ? Math.min(...prices) : null,
    units_available: left.reduce((sum, { available }) => sum + available, 0),
    unit_types: left.map(({ title, bedrooms }) => ({ title, bedrooms })),
  };
}

/**
 * The project of a form as buyers will get it. Drawings that are not uploaded yet are only named in the answers above the
 * preview: the viewer of plans opens addresses of the site.
 */
export function previewOf(
  values: ProjectValues,
  { user, category, addresses, now }: PreviewContext,
): ProjectDetail {
  const [cover, ...others] = values.photos;
  const addressOf = (photo: { id: string } | undefined) => (photo && addresses.get(photo.id)) ?? '';
  const row = (id: number) => ({ id, project_id: 0, created_at: now, updated_at: now });
  return {
    id: 0,
    slug_id: '',
    title: values.title,
    description: values.description,
    category_id: category?.id ?? 0,
    category: {
      id: category?.id ?? 0,
      category: category?.category ?? '',
      image: category?.image ?? '',
      slug_id: category?.slug_id ?? '',
    },
    type: values.type || 'upcoming',
    location: values.address,
    city: values.city,
    state: values.state,
    country: values.country,
    latitude: values.latitude === undefined ? '' : String(values.latitude),
    longitude: values.longitude === undefined ? '' : String(values.longitude),
    image: addressOf(cover),
    image_alt: cover?.alt ?? '',
    gallary_images: others.map((photo, index) => ({
      ...row(index + 1),
      name: addressOf(photo),
      type: 'image',
      alt: photo.alt,
    })),
    video_link: values.video || null,
    documents: [],
    plans: values.plans.flatMap(({ title, address }, index) =>
      address ? { ...row(index + 1), title, document: address } : [],
    ),
    ...offerOf(values.units.map(unitOf)),
    added_by: user.id,
    is_admin_listing: 0,
    customer: {
      id: user.id,
      name: user.name,
      profile: user.profile,
      email: '',
      mobile: '',
      address: '',
      slug_id: user.slug_id,
    },
    meta_title: null,
    meta_description: null,
    meta_keywords: null,
    meta_image: null,
    status: 1,
    request_status: 'pending',
    total_click: 0,
    created_at: now,
    updated_at: now,
    is_promoted: false,
    is_feature_available: false,
    is_interest_available: false,
  };
}
