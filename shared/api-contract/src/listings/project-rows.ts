import { z } from 'zod';
import { coordinate, flag, id, iso, relativeTime, url } from '../common/answers.ts';
import * as parts from './parts.ts';
import { projectQuality } from './quality.ts';
import { requestStatus } from './rows.ts';
import { sentFiles } from './fields.ts';

/** Shapes of projects (docs/spec/listings.md#projects). */

const projectType = z.enum(['under_construction', 'upcoming']);

/** Ours, and only of projects that say what they sell. */
const offer = {
  /** Of the cheapest home that is to be had; null when none of them has a price. */
  price_from: z.number().nullable().optional(),
  /** Homes that are still to be had. */
  units_available: z.int().optional(),
  /** Kinds of homes, the smallest first. */
  unit_types: z.array(parts.projectUnit.pick({ title: true, bedrooms: true })).optional(),
};

export const projectCard = z.object({
  id,
  slug_id: z.string(),
  title: z.string(),
  type: projectType,
  image: url,
  location: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  ...parts.translatedTown,
  latitude: coordinate.optional(),
  longitude: coordinate.optional(),
  category_id: id,
  added_by: id,
  category: parts.category,
  /** Misspelt on the wire. */
  gallary_images: z.array(parts.projectFile),
  /** The provider's own projects have neither id nor profile here. */
  customer: z.object({
    id: id.optional(),
    name: z.string(),
    profile: url.optional(),
    email: z.string(),
    mobile: z.string(),
    slug_id: z.string().optional(),
  }),
  is_promoted: z.boolean(),
  is_feature_available: z.boolean(),
  /** Ours. */
  image_alt: z.string().optional(),
  image_color: z.string().optional(),
  plans_count: z.int().optional(),
  documents_count: z.int().optional(),
  ...offer,
});

/** Row of `get-projects`. */
export const projectListRow = projectCard.extend({
  status: flag,
  is_admin_listing: flag,
  request_status: requestStatus,
});

/** Ours: what only owners see. */
const brought = {
  /** Users who have stated an interest. */
  interested_count: z.int().optional(),
  /** How well it is described (`qualityOf`), and what would bring more points. */
  quality: parts.quality(projectQuality).optional(),
};

/** Row of `get-added-projects`. */
export const ownProjectRow = projectCard.extend({
  ...brought,
  /** Ours. */
  total_click: z.int().optional(),
  status: flag,
  request_status: requestStatus,
  created_at: relativeTime,
  reject_reason: parts.rejectReason,
});

const detail = {
  id,
  title: z.string(),
  slug_id: z.string(),
  description: z.string(),
  category_id: id,
  location: z.string(),
  /** 0 = the provider itself. */
  added_by: id,
  is_admin_listing: flag,
  country: z.string(),
  state: z.string(),
  city: z.string(),
  ...parts.translatedTown,
  latitude: coordinate,
  longitude: coordinate,
  video_link: z.string().nullable(),
  type: projectType,
  image: url,
  meta_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  meta_keywords: z.string().nullable(),
  meta_image: url.nullable(),
  status: flag,
  request_status: requestStatus,
  total_click: z.int(),
  updated_at: iso,
  /** The provider's own projects have no id. */
  customer: z.object({
    id: id.optional(),
    name: z.string(),
    profile: url,
    email: z.string(),
    mobile: z.string(),
    /** Ours: the number as people read it. */
    mobile_text: z.string().optional(),
    address: z.string(),
    slug_id: z.string(),
    /** Ours. */
    is_verified: z.boolean().optional(),
  }),
  /** Misspelt on the wire. */
  gallary_images: z.array(parts.projectFile),
  documents: z.array(parts.projectFile),
  plans: z.array(parts.plan),
  category: parts.category.partial({ slug_id: true }),
  is_promoted: z.boolean(),
  is_feature_available: z.boolean(),
  /** Ours. */
  is_interested: flag.optional(),
  is_interest_available: z.boolean().optional(),
  image_alt: z.string().optional(),
  image_color: z.string().optional(),
  /** The smallest first. */
  units: z.array(parts.projectUnit).optional(),
  ...offer,
};

export const projectDetail = z.object({ ...detail, created_at: iso });

const named = { client_id: z.string().optional() };

/** The single form of `get-added-projects`. Documents and plans are ours there. */
export const ownProjectDetail = z.object({
  ...detail,
  ...brought,
  created_at: relativeTime,
  reject_reason: parts.rejectReason,
  /** Ours: another one after each write of what the owner states; `post_project` takes it as a condition of a change. */
  revision: z.int().optional(),
  /** Ours, as `client_id` of plans and kinds of homes: what it has by the names that clients gave it. */
  sent_files: sentFiles,
  plans: z.array(parts.plan.extend(named)),
  units: z.array(parts.projectUnit.extend(named)).optional(),
});
