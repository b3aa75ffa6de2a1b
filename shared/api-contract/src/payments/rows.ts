import { z } from 'zod';
import { id, iso } from '../common/answers.ts';

/** What a package may allow; ids are 1…7 in this order on every server. */
export const featureTypes = [
  'property_list',
  'property_feature',
  'project_list',
  'project_feature',
  'mortgage_calculator_detail',
  'premium_properties',
  'project_access',
] as const;
export const featureType = z.enum(featureTypes);

const limits = { limit_type: z.enum(['limited', 'unlimited']), limit: z.int().nullable() };
/** `type` is missing on older servers, which send display names only. */
const feature = z.object({ id, name: z.string(), type: featureType.optional() });

export const offer = z.object({
  id,
  name: z.string(),
  package_type: z.enum(['free', 'paid']),
  /** Null for free packages. */
  price: z.number().nullable(),
  ios_product_id: z.string().nullable(),
  /** Hours. */
  duration: z.int(),
  created_at: iso,
  /** From the caller's newest transaction for this package. */
  package_status: z.enum(['active', 'pending', 'review', 'failed', 'rejected', 'expired', 'inactive']),
  payment_transaction_id: id.nullable(),
  features: z.array(feature.extend(limits)),
});

/** A running package; a null `end_date` never ends; limits are null when unlimited. */
export const activePackage = offer.extend({
  start_date: iso,
  end_date: iso.nullable(),
  is_active: z.literal(1),
  features: z.array(
    feature.extend({ ...limits, used_limit: z.int().nullable(), total_limit: z.int().nullable() }),
  ),
});

export const packageFeature = feature.extend({ status: z.int() });
export const packageCheck = z.object({
  package_available: z.boolean(),
  feature_available: z.boolean(),
  limit_available: z.boolean(),
});
