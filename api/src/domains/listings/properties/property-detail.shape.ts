import {
  ADVERT,
  type Advertisement,
  type OwnProperty,
  type PropertyDetail,
  type RejectReason,
} from '@lintel/api-contract';
import { qualityOfListing } from './listing-quality.ts';
import { phoneText } from '#text/phone-text.ts';
import type { Urls } from '#wire/urls.ts';
import { flag, iso, relativeTime } from '#wire/values.ts';
import { isOwner, type ListingAccess } from '#domains/listings/listing-access.ts';
import type { DetailRecord, PropertyRecord } from './properties.queries.ts';
import { addressOf, category, common, dealType, facilitiesWithPlaces } from './properties.shapes.ts';
import { PROVIDER_ID } from '#domains/settings/provider.ts';

/** Who stands behind a listing without an owner. */
export interface Provider {
  name: string;
  email: string;
  mobile: string;
  profile: string;
}

/** What a detail page needs beside the listing. */
export interface DetailContext {
  readonly callerId: number | null;
  readonly now: Date;
  readonly provider: Provider;
  readonly urls: Urls;
}

/** Text of the listing itself stands in where the owner wrote nothing for search engines. */
const meta = (row: PropertyRecord, urls: Urls, access: ListingAccess) => ({
  meta_title: row.meta_title || row.title,
  meta_description: row.meta_description || (access === 'full' ? row.description : ''),
  meta_keywords: row.meta_keywords ?? '',
  meta_image: urls.image(row.meta_image || row.title_image),
});

const contactOf = (email: string, mobile: string, access: ListingAccess) =>
  access === 'full'
    ? { email, mobile, mobile_text: phoneText(mobile) }
    : { email: '', mobile: '', mobile_text: '' };

const owner = (
  row: PropertyRecord,
  extra: DetailRecord,
  { provider, urls }: DetailContext,
  access: ListingAccess,
) =>
  row.added_by === null
    ? {
        added_by: PROVIDER_ID,
        customer_name: provider.name,
        ...contactOf(provider.email, provider.mobile, access),
        profile: provider.profile,
        is_verified: true,
      }
    : {
        added_by: row.added_by,
        customer_name: extra.owner_name ?? '',
        customer_id: row.added_by,
        customer_slug_id: extra.owner_slug ?? '',
        ...contactOf(extra.owner_email ?? '', extra.owner_mobile ?? '', access),
        profile: urls.image(extra.owner_profile),
        is_verified: extra.owner_verified,
        customer_total_properties: extra.owner_properties,
        customer_total_projects: extra.owner_projects,
      };

/** Who saved a listing or asked about it concerns its owner; others find only themselves. */
const visibleIds = (ids: readonly number[], row: PropertyRecord, callerId: number | null) =>
  isOwner(row, callerId) ? [...ids] : ids.filter((id) => id === callerId);

export function detailShape(
  row: PropertyRecord,
  extra: DetailRecord,
  adverts: Advertisement[],
  context: DetailContext,
  access: ListingAccess,
): PropertyDetail {
  const { callerId, now, urls } = context;
  const onMarket = row.property_type < 2;
  const isFull = access === 'full';
  return {
    ...common(row, urls, access),
    ...meta(row, urls, access),
    ...owner(row, extra, context, access),
    description: isFull ? row.description : '',
    category: category(row, urls),
    request_status: row.request_status,
    status: row.status,
    post_created: relativeTime(row.created_at, now),
    rentduration: row.rent_duration || 'Monthly',
    address: addressOf(row, access),
    client_address: isFull ? row.client_address : '',
    title_image_hash: row.title_image_hash,
    three_d_image: isFull ? urls.image(row.three_d_image) : '',
    video_link: isFull ? row.video_link : '',
    assign_facilities: facilitiesWithPlaces(row, urls, access),
    ...(isFull && adverts.length ? { advertisement: adverts } : {}),
    total_view: row.total_click,
    favourite_users: visibleIds(extra.favourite_users, row, callerId),
    total_favourite_users: extra.favourite_users.length,
    interested_users: visibleIds(extra.interested_users, row, callerId),
    total_interested_users: extra.interested_users.length,
    is_interested: flag(callerId !== null && extra.interested_users.includes(callerId)),
    is_reported: extra.reported_at !== null,
    reported_at: extra.reported_at && iso(extra.reported_at),
    inquiry: extra.inquiry,
    is_interest_available: onMarket,
    is_report_available: onMarket,
    is_blocked_by_me: extra.blocked_by_me,
    is_blocked_by_user: extra.blocked_by_owner,
  };
}

export interface OwnExtras {
  readonly adverts: Advertisement[];
  readonly rejectReason: RejectReason;
  /** How many facts listings of its category may state. */
  readonly possibleFacts: number;
  readonly interested: OwnProperty['interested_users'];
  readonly detail: DetailRecord;
}

/** Featurable: visible, and no advert that still runs or waits. */
const isFeatureAvailable = (row: PropertyRecord, adverts: Advertisement[]) =>
  row.status === 1 &&
  row.request_status === 'approved' &&
  adverts.every(({ status }) => status === ADVERT.expired);

export function ownShape(row: PropertyRecord, extras: OwnExtras, context: DetailContext): OwnProperty {
  const { urls, now } = context;
  const access = 'full';
  const { slug_id: _slug, ...categoryWithoutSlug } = category(row, urls);
  const { customer_name, email, mobile, profile } = owner(row, extras.detail, context, access);
  return {
    ...common(row, urls, access),
    ...meta(row, urls, access),
    category_id: row.category_id,
    description: row.description,
    address: row.address,
    client_address: row.client_address,
    propery_type: dealType(row.property_type),
    category: { ...categoryWithoutSlug, parameter_types: row.parameters.map(({ id }) => id).join(',') },
    rentduration: row.rent_duration,
    three_d_image: urls.image(row.three_d_image),
    video_link: row.video_link,
    added_by: row.added_by ?? PROVIDER_ID,
    post_created: relativeTime(row.created_at, now),
    total_click: row.total_click,
    request_status: row.request_status,
    status: row.status,
    reject_reason: extras.rejectReason,
    is_feature_available: isFeatureAvailable(row, extras.adverts),
    assign_facilities: facilitiesWithPlaces(row, urls, access),
    advertisement: extras.adverts,
    interested_users: extras.interested,
    customer_name,
    email,
    mobile,
    profile,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
    revision: row.revision,
    confirmation_step: row.confirmation_step,
    confirmation_due_at: iso(row.confirmation_due_at),
    quality: qualityOfListing(row, extras.possibleFacts),
  };
}
