import type {
  OwnProjectDetail,
  ProjectCard,
  ProjectDetail,
  ProjectFile,
  RejectReason,
} from '@lintel/api-contract';
import { phoneText } from '#text/phone-text.ts';
import type { Urls } from '#wire/urls.ts';
import { coordinate, flag, iso, relativeTime } from '#wire/values.ts';
import { categoryShape } from '#domains/listings/parts.shapes.ts';
import { qualityOfProject } from './project-quality.ts';
import type { ProjectRecord } from './project-read.queries.ts';
import { PROVIDER_ID, type ProviderIdentity } from '#domains/settings/provider.ts';

const files = (row: ProjectRecord, kind: ProjectFile['type'], urls: Urls): ProjectFile[] =>
  row.files
    .filter((file) => file.kind === kind)
    .map(({ id, file, file_name, alt, color, created_at, updated_at }) => ({
      id,
      name: urls.image(file),
      type: kind,
      project_id: row.id,
      created_at: iso(created_at),
      updated_at: iso(updated_at),
      ...(kind === 'image' && { alt, color }),
      ...(kind === 'doc' && file_name && { file_name }),
    }));

const category = (row: ProjectRecord, urls: Urls) =>
  categoryShape(
    { id: row.category_id, name: row.category_name, slug_id: row.category_slug, image: row.category_image },
    urls,
  );

/** Featurable: visible, and no advert that still runs or waits. */
const marks = (row: ProjectRecord) => ({
  is_promoted: row.promoted,
  is_feature_available: row.is_live && !row.has_open_advert,
});

/** What is sold: empty for projects that do not state it, and homes that are gone have no price any more. */
function offer({ units }: ProjectRecord) {
  if (units.length === 0) return {};
  const left = units.filter(({ available }) => available > 0);
  const prices = left.flatMap(({ price }) => price ?? []);
  return {
    price_from: prices.length ? Math.min(...prices) : null,
    units_available: left.reduce((sum, { available }) => sum + available, 0),
    unit_types: units.map(({ title, bedrooms }) => ({ title, bedrooms })),
  };
}

const place = (row: ProjectRecord) => ({
  location: row.location,
  city: row.city,
  state: row.state,
  country: row.country,
  latitude: coordinate(row.latitude),
  longitude: coordinate(row.longitude),
});

export const projectCardShape = (
  row: ProjectRecord,
  urls: Urls,
  provider: ProviderIdentity,
): ProjectCard => ({
  id: row.id,
  slug_id: row.slug_id,
  title: row.title,
  type: row.type,
  image: urls.image(row.image),
  image_alt: row.image_alt,
  image_color: row.image_color,
  ...place(row),
  category_id: row.category_id,
  added_by: row.added_by ?? PROVIDER_ID,
  category: category(row, urls),
  gallary_images: files(row, 'image', urls),
  plans_count: row.plans.length,
  documents_count: row.files.filter(({ kind }) => kind === 'doc').length,
  ...offer(row),
  customer:
    row.added_by === null
      ? { name: provider.name, email: provider.email, mobile: provider.mobile }
      : {
          id: row.added_by,
          name: row.owner_name ?? '',
          profile: urls.image(row.owner_profile),
          email: row.owner_email ?? '',
          mobile: row.owner_mobile ?? '',
          slug_id: row.owner_slug ?? '',
        },
  ...marks(row),
});

const customer = (row: ProjectRecord, urls: Urls, provider: ProviderIdentity): ProjectDetail['customer'] =>
  row.added_by === null
    ? {
        name: provider.name,
        profile: provider.profile,
        email: provider.email,
        mobile: provider.mobile,
        mobile_text: phoneText(provider.mobile),
        address: '',
        slug_id: provider.slug,
        is_verified: true,
      }
    : {
        id: row.added_by,
        name: row.owner_name ?? '',
        profile: urls.image(row.owner_profile),
        email: row.owner_email ?? '',
        mobile: row.owner_mobile ?? '',
        mobile_text: phoneText(row.owner_mobile ?? ''),
        address: row.owner_address ?? '',
        slug_id: row.owner_slug ?? '',
        is_verified: row.owner_verified,
      };

const unit = ({ id, title, bedrooms, area, price, available }: ProjectRecord['units'][number]) => ({
  id,
  title,
  bedrooms,
  area,
  price,
  available,
});

export const projectDetailShape = (
  row: ProjectRecord,
  urls: Urls,
  provider: ProviderIdentity,
): ProjectDetail => ({
  id: row.id,
  title: row.title,
  slug_id: row.slug_id,
  description: row.description,
  category_id: row.category_id,
  ...place(row),
  added_by: row.added_by ?? PROVIDER_ID,
  is_admin_listing: flag(row.added_by === null),
  video_link: row.video_link,
  type: row.type,
  image: urls.image(row.image),
  image_alt: row.image_alt,
  image_color: row.image_color,
  meta_title: row.meta_title,
  meta_description: row.meta_description,
  meta_keywords: row.meta_keywords,
  meta_image: row.meta_image === null ? null : urls.image(row.meta_image),
  status: row.status,
  request_status: row.request_status,
  total_click: row.total_click,
  created_at: iso(row.created_at),
  updated_at: iso(row.updated_at),
  customer: customer(row, urls, provider),
  gallary_images: files(row, 'image', urls),
  documents: files(row, 'doc', urls),
  plans: row.plans.map((plan) => ({
    id: plan.id,
    title: plan.title,
    document: urls.image(plan.document),
    project_id: row.id,
    created_at: iso(plan.created_at),
    updated_at: iso(plan.updated_at),
  })),
  category: category(row, urls),
  is_interest_available: row.is_live,
  ...(row.units.length > 0 && { units: row.units.map(unit) }),
  ...offer(row),
  ...marks(row),
});

export const reasonShape = ({ reason, request_status }: ProjectRecord): RejectReason =>
  reason && request_status === 'rejected'
    ? { ...reason, created_at: iso(reason.created_at), updated_at: iso(reason.updated_at) }
    : {};

/** Plans and kinds of homes with the names that clients gave them, which concern the owner alone. */
function withNames(row: ProjectRecord, { plans, units = [], ...detail }: ProjectDetail) {
  const name = ({ client_id }: { client_id: string | null } = { client_id: null }) =>
    client_id === null ? {} : { client_id };
  return {
    ...detail,
    plans: plans.map((plan, index) => ({ ...plan, ...name(row.plans[index]) })),
    ...(units.length > 0 && { units: units.map((one, index) => ({ ...one, ...name(row.units[index]) })) }),
  };
}

export const ownProjectShape = (
  row: ProjectRecord,
  urls: Urls,
  provider: ProviderIdentity,
  now: Date,
): OwnProjectDetail => ({
  ...withNames(row, projectDetailShape(row, urls, provider)),
  created_at: relativeTime(row.created_at, now),
  reject_reason: reasonShape(row),
  revision: row.revision,
  quality: qualityOfProject(row),
});
