import { z } from 'zod';
import { flag, id, url } from '../common/answers.ts';
import { responsiveness } from '../chat/responsiveness.ts';
import * as parts from '../listings/parts.ts';
import { dealType, propertyCard } from '../listings/rows.ts';

/** An agent's page (docs/spec/catalogue.md#agents). `twitter_id` is spelt correctly here. */
const person = z.object({
  id,
  slug_id: z.string(),
  name: z.string(),
  profile: url,
  mobile: z.string(),
  /** Ours: the number as people read it. */
  mobile_text: z.string().optional(),
  email: z.string(),
  address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  about_me: z.string(),
  facebook_id: z.string(),
  twitter_id: z.string(),
  youtube_id: z.string(),
  instagram_id: z.string(),
  projects_count: z.int(),
  property_count: z.int(),
  is_verify: z.boolean(),
  /** Ours. */
  responsiveness: responsiveness.optional(),
  ...parts.translatedTown,
});

/** The provider itself. */
const provider = z.object({
  id,
  name: z.string(),
  slug_id: z.string(),
  email: z.string(),
  mobile: z.string(),
  /** Ours: the number as people read it. */
  mobile_text: z.string().optional(),
  profile: url,
  property_count: z.int(),
  projects_count: z.int(),
  total_count: z.int(),
  is_verify: z.literal(true),
  /** Ours. */
  responsiveness: responsiveness.optional(),
});

export const agent = z.union([person, provider]);

/** A card whose `is_premium` is an integer here. */
export const agentProperty = propertyCard.extend({
  added_by: id,
  is_premium: flag,
  property_type: dealType,
  category: parts.category,
});
