import { z } from 'zod';
import { responsiveness } from '../chat/responsiveness.ts';
import { coordinate, flag, id, iso, relativeTime, url } from '../common/answers.ts';
import { energyClasses } from '../search/energy-class.ts';
import { confirmationSteps } from './confirmation.ts';
import { leadStates } from './lead-states.ts';
import * as parts from './parts.ts';
import { propertyQuality } from './quality.ts';
import { sentFiles } from './fields.ts';

export const dealType = z.enum(['sell', 'rent', 'sold', 'rented']);
export const requestStatus = z.enum(['pending', 'approved', 'rejected']);
/** `Quaterly` is how deployed clients spell it. */
const rentDuration = z.string();

/** On every serialised property, even in card lists. */
const appended = {
  gallery: z.array(parts.galleryImage),
  documents: z.array(parts.propertyDocument),
  is_favourite: flag,
};

/** Ours, beside the contract's fields, so that a card needs no second call. */
const ours = {
  /** Words for people who do not see the picture. */
  title_image_alt: z.string().optional(),
  /** CSS colour to show until the picture is there. */
  title_image_color: z.string().optional(),
  posted_at: iso.optional(),
  /** What the price was reduced from: the lowest of thirty days. Null where the last change did not reduce it. */
  previous_price: z.number().nullable().optional(),
  price_changed_at: iso.nullable().optional(),
  /** Null where the listing does not state it. */
  energy_class: z.enum(energyClasses).nullable().optional(),
  /** When the owner last confirmed that it is available. */
  confirmed_at: iso.optional(),
  /** The owner was asked and has not answered for so long that the listing comes later in lists. */
  is_confirmation_overdue: z.boolean().optional(),
};

const place = {
  city: z.string(),
  state: z.string(),
  country: z.string(),
  ...parts.translatedTown,
  latitude: coordinate,
  longitude: coordinate,
};

const head = { id, slug_id: z.string(), title: z.string(), title_image: url, price: z.number() };

/** Why a listing is where it is: points of each part, and their sum, by which the list is ordered. */
export const rank = z.object({
  score: z.number(),
  parts: z.object({
    match: z.number(),
    freshness: z.number(),
    completeness: z.number(),
    distance: z.number(),
    engagement: z.number(),
  }),
});

/** Row of `get-property-list`. `address` is ours here. */
export const propertyListRow = z.object({
  ...head,
  ...place,
  address: z.string().optional(),
  rentduration: rentDuration.nullable(),
  added_by: id,
  category_id: id,
  total_click: z.int(),
  favourite_count: z.int(),
  is_premium: z.boolean(),
  promoted: z.boolean(),
  property_type: dealType,
  category: parts.category,
  parameters: z.array(parts.parameterValue),
  assign_facilities: z.array(parts.assignedFacility),
  ...appended,
  ...ours,
  /** Ours, with `sort=best`. */
  rank: rank.optional(),
});

/** Card of home sections, nearby and similar listings. `distance` in km when a radius was applied. */
export const propertyCard = z.object({
  ...head,
  ...place,
  /** Owner; 0 is the provider. Later clients tell own listings by it. */
  added_by: id.optional(),
  category_id: id,
  address: z.string(),
  rentduration: rentDuration.nullable(),
  is_premium: z.boolean(),
  promoted: z.boolean(),
  property_type: dealType,
  propery_type: dealType,
  category: parts.category,
  parameters: z.array(parts.parameterValue),
  distance: z.number().optional(),
  favourite_count: z.int().optional(),
  ...appended,
  ...ours,
});

export const propertyDetail = z.object({
  ...head,
  ...place,
  description: z.string(),
  category: parts.category,
  property_type: dealType,
  request_status: requestStatus,
  status: flag,
  post_created: relativeTime,
  /** `Monthly` when the owner chose none. */
  rentduration: rentDuration,
  is_premium: z.boolean(),
  promoted: z.boolean(),
  address: z.string(),
  client_address: z.string(),
  title_image_hash: z.string(),
  three_d_image: url,
  video_link: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  meta_image: url,
  parameters: z.array(parts.parameterValue),
  assign_facilities: z.array(parts.assignedFacility),
  advertisement: z.array(parts.advertisement).optional(),
  total_view: z.int(),
  favourite_users: z.array(id),
  total_favourite_users: z.int(),
  interested_users: z.array(id),
  total_interested_users: z.int(),
  is_interested: flag,
  is_reported: z.boolean(),
  /** Ours. When the caller reported it; null when not. */
  reported_at: iso.nullable().optional(),
  inquiry: z.boolean(),
  is_interest_available: z.boolean(),
  is_report_available: z.boolean(),
  is_blocked_by_me: z.boolean(),
  is_blocked_by_user: z.boolean(),
  /** Owner; 0 = the provider itself, which has no `customer_id`. */
  added_by: id,
  customer_name: z.string(),
  customer_id: id.optional(),
  customer_slug_id: z.string().optional(),
  email: z.string(),
  mobile: z.string(),
  /** Ours: the number as people read it. */
  mobile_text: z.string().optional(),
  profile: url,
  is_verified: z.boolean(),
  customer_total_properties: z.int().optional(),
  /** Ours, of one listing in full: how quickly its owner answers. */
  responsiveness: responsiveness.optional(),
  customer_total_projects: z.int().optional(),
  ...appended,
  ...ours,
});

export const ownProperty = z.object({
  ...head,
  ...place,
  category_id: id,
  description: z.string(),
  address: z.string(),
  client_address: z.string(),
  property_type: dealType,
  propery_type: dealType,
  /** Own rows name the category's parameters (csv) instead of its slug. */
  category: parts.category.omit({ slug_id: true }).extend({ parameter_types: z.string() }),
  rentduration: rentDuration.nullable(),
  is_premium: z.boolean(),
  promoted: z.boolean(),
  three_d_image: url,
  video_link: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  meta_keywords: z.string(),
  meta_image: url,
  added_by: id,
  post_created: relativeTime,
  total_click: z.int(),
  request_status: requestStatus,
  status: flag,
  reject_reason: parts.rejectReason,
  is_feature_available: z.boolean(),
  parameters: z.array(parts.parameterValue),
  assign_facilities: z.array(parts.assignedFacility),
  advertisement: z.array(parts.advertisement),
  interested_users: z.array(z.object({ id, name: z.string(), profile: url })),
  customer_name: z.string(),
  email: z.string(),
  mobile: z.string(),
  profile: url,
  created_at: iso,
  updated_at: iso,
  /** Ours: another one after each write of what the owner states; `update_post_property` takes it as a condition. */
  revision: z.int().optional(),
  /** Ours, of one listing: files that it has by the names that clients gave them. */
  sent_files: sentFiles,
  /** Ours: how far the question is whether it is still available, and when the next step is due. */
  confirmation_step: z.enum(confirmationSteps).optional(),
  confirmation_due_at: iso.optional(),
  /** Ours: how well it is described (`qualityOf`), and what would bring more points. */
  quality: parts.quality(propertyQuality).optional(),
  ...appended,
  ...ours,
});

/** Ours: how far the owner is with a user who is interested. */
export const leadState = z.enum(leadStates);

/** A user who is interested in a listing, as its owner sees them. */
export const interestedUser = z.object({
  id,
  name: z.string(),
  profile: url,
  email: z.string(),
  mobile: z.string(),
  /** Ours: as people read it. */
  mobile_text: z.string().optional(),
  /** Ours, of projects: the question; empty without one. */
  message: z.string().optional(),
  /** Ours, as the next two: when the interest was stated. */
  created_at: iso.optional(),
  state: leadState.optional(),
  /** What the owner wrote down; no other user reads it. */
  note: z.string().optional(),
  /** Ours: the newest message between both about the listing; absent where there is none. */
  last_message: z
    .object({
      kind: z.enum(['text', 'file', 'audio']),
      /** Its first 200 letters; empty for files and recordings without words. */
      text: z.string(),
      is_mine: z.boolean(),
      created_at: iso,
    })
    .optional(),
});

/** Ours. One thing that happened to a listing; what does not concern it is null. */
export const listingEvent = z.object({
  kind: z.enum(['posted', 'price', 'status', 'deal', 'review']),
  happened_at: iso,
  /** Price from then on and before, in whole units of the site's currency; for `posted` and `price`. */
  price: z.number().nullable(),
  previous_price: z.number().nullable(),
  /** Deal from then on, for `deal`. */
  property_type: dealType.nullable(),
  /** Shown (1) or hidden (0) from then on, for `status`. */
  status: flag.nullable(),
  /** Result of a review, for `review`; only the owner gets these. */
  request_status: requestStatus.nullable(),
  /** The home was posted before under another id, and this happened then. */
  is_earlier_posting: z.boolean(),
});
