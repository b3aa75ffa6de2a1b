import { z } from 'zod';
import { id, iso, url } from '../common/answers.ts';
import { gateways } from './gateways.ts';

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

/** How a payer ends a payment that is open: on the gateway's page, or on ours. */
const endedBy = z.enum(['cancelled', 'given_up']);

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
  /** Ours, of a failed payment: its payer ended it. */
  ended_by: endedBy.optional(),
  /** Ours, of a payment that the administration ended or declined: why. */
  reject_reason: z.string().optional(),
  /** Ours: a payment that is being checked, or a transfer whose receipt was declined, also when a newer attempt hides it in `package_status`. */
  open_payment: z
    .object({
      payment_transaction_id: id,
      payment_type: z.enum(['online payment', 'bank transfer']),
      status: z.enum(['review', 'rejected']),
    })
    .optional(),
  features: z.array(feature.extend(limits)),
});

/** A running package; a null `end_date` (of older servers) never ends; limits are null when unlimited. */
export const activePackage = offer.extend({
  start_date: iso,
  end_date: iso.nullable(),
  /** Ours: `end_date` is only there for clients that need a date. */
  never_ends: z.literal(true).optional(),
  is_active: z.literal(1),
  features: z.array(
    feature.extend({ ...limits, used_limit: z.int().nullable(), total_limit: z.int().nullable() }),
  ),
});

/** Ours: a use of units of a package. */
export const unitUse = z.object({
  id,
  /** Units taken; negative: given back. */
  quantity: z.int(),
  used_at: iso,
  package: z.object({ id, name: z.string() }),
  feature: z.object({ id, name: z.string(), type: featureType }),
  /** Of the listing, as it was then; null where it was not recorded. */
  title: z.string().nullable(),
  /** Null when it is gone, or when it was a project. */
  property_id: id.nullable(),
  project_id: id.nullable(),
});

export const packageFeature = feature.extend({ status: z.int() });
export const packageCheck = z.object({
  package_available: z.boolean(),
  feature_available: z.boolean(),
  limit_available: z.boolean(),
});

/** With the spaces. */
export const paymentTypes = ['online payment', 'bank transfer', 'free'] as const;
export const paymentStatus = z.enum(['pending', 'success', 'failed', 'review', 'rejected']);

/** A purchase, paid or not. `amount` in whole units of the currency with its decimals. */
export const transaction = z.object({
  id,
  user_id: id,
  package_id: id,
  amount: z.number(),
  /** Null for bank transfers and free packages. */
  payment_gateway: z.enum(gateways).nullable(),
  payment_type: z.enum(paymentTypes),
  /** Id of the order at the gateway. */
  order_id: z.string().nullable(),
  /** Id of the payment at the gateway. */
  transaction_id: z.string().nullable(),
  payment_status: paymentStatus,
  reject_reason: z.string().nullable(),
  created_at: iso,
  updated_at: iso,
  package: z.object({ id, name: z.string(), price: z.number().nullable() }),
  /** Ours: ISO code. */
  currency: z.string().optional(),
  /** Ours: the newest receipt of a bank transfer. */
  bank_receipt_file: url.optional(),
  /** Ours: what the user writes on a bank transfer. */
  reference: z.string().optional(),
  /** Ours, of a failed one: its payer ended it, on the gateway's page or on ours. */
  ended_by: endedBy.optional(),
});

/** Ours: what a purchase added, as it was granted. A null `ends_at` never ends. */
export const grantedPackage = z.object({
  starts_at: iso,
  ends_at: iso.nullable(),
  features: z.array(feature.extend(limits)),
});

/** Ours: what a receipt shows. Amounts in whole units of the currency with its decimals. */
export const receipt = z.object({
  /** Its number, the same for every print. */
  number: z.string(),
  /** When the money arrived. */
  issued_at: iso,
  company: z.object({
    name: z.string(),
    address: z.string(),
    email: z.string(),
    telephone: z.string(),
    /** Registration for the tax; empty without one. */
    tax_number: z.string(),
  }),
  customer: z.object({
    name: z.string(),
    email: z.string(),
    mobile: z.string().nullable(),
    /** As people read it. */
    mobile_text: z.string().nullable().optional(),
  }),
  package: z.object({
    name: z.string(),
    days: z.int(),
    /** Null when the purchase granted nothing that is still recorded. */
    starts_at: iso.nullable(),
    ends_at: iso.nullable(),
  }),
  payment_type: z.enum(paymentTypes),
  payment_gateway: z.enum(gateways).nullable(),
  /** The gateway's name of the payment, or our number. */
  transaction_id: z.string(),
  currency: z.string(),
  total: z.number(),
  /** The tax that the total includes, by the settings of today; null without one. */
  tax: z.object({ name: z.string(), rate: z.number(), net: z.number(), amount: z.number() }).nullable(),
});

export const bankDetail = z.object({ title: z.string(), value: z.string() });
export const bankReceipt = z.object({
  id,
  payment_transaction_id: id,
  file: url,
  created_at: iso,
  updated_at: iso,
});

/** One row per setting; gateways are on when `data` is `1`. Public keys only. */
export const paymentSetting = z.object({ type: z.string(), data: z.string() });

/** What a client needs to pay. Redirect to `redirect_url`; older apps read the gateway's own answer instead. */
export const paymentIntent = z.object({
  id: z.string(),
  amount: z.number(),
  currency: z.string(),
  metadata: z.record(z.string(), z.string()),
  status: z.enum(['pending', 'succeed', 'failed']),
  payment_gateway_response: z.record(z.string(), z.unknown()),
  payment_transaction_id: id,
  /** Ours: the gateway's page; absent for apps that pay inside the app. */
  redirect_url: z.string().optional(),
});

const money = z.number();
/** All amounts in the currency of the request. */
export const mortgage = z.object({
  main_total: z.object({
    principal_amount: money,
    down_payment: money,
    payable_interest: money,
    monthly_emi: money,
    total_amount: money,
  }),
  /** Calendar years, whole numbers; empty unless details are granted. */
  yearly_totals: z.array(
    z.object({
      year: z.int(),
      principal_amount: money,
      interest_paid: money,
      /** After the first month of the year, as deployed. */
      remaining_balance: money,
      /** Ours: after the last month of the year. */
      closing_balance: money.optional(),
      monthly_emi: money,
      monthly_totals: z.array(
        z.object({
          /** English, lower case. */
          month: z.string(),
          principal_amount: money,
          payable_interest: money,
          remaining_balance: money,
        }),
      ),
    }),
  ),
});
