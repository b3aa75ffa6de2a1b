import { z } from 'zod';
import { textFlag, url } from '../common/answers.ts';

export const currency = z.object({ code: z.string(), name: z.string(), symbol: z.string() });
const titledValue = z.object({ title: z.string(), value: z.string() });

/** Wire contract 2.1: a key/value table, so numbers and flags are text unless stated otherwise. */
export const webSettings = z.object({
  company_name: z.string(),
  company_email: z.string(),
  company_address: z.string(),
  company_tel1: z.string(),
  company_tel2: z.string(),
  latitude: z.string(),
  longitude: z.string(),
  iframe_link: z.string(),
  facebook_id: z.string(),
  instagram_id: z.string(),
  twitter_id: z.string(),
  youtube_id: z.string(),
  playstore_id: z.string(),
  appstore_id: z.string(),
  schema_for_deeplink: z.string(),
  web_logo: url,
  web_footer_logo: url,
  web_placeholder_logo: url,
  web_favicon: url,
  img_placeholder: url,
  admin_image: url,
  admin_name: z.string(),
  system_color: z.string(),
  category_background: z.string(),
  sell_background: z.string(),
  sell_web_color: z.string(),
  sell_web_background_color: z.string(),
  rent_web_color: z.string(),
  rent_web_background_color: z.string(),
  svg_clr: textFlag,
  currency_symbol: z.string(),
  selected_currency_data: currency,
  number_with_suffix: textFlag,
  default_language: z.string(),
  languages: z.array(z.object({ id: z.int(), code: z.string(), name: z.string() })),
  web_maintenance_mode: textFlag,
  system_version: z.string(),
  about_us: z.string(),
  terms_conditions: z.string(),
  privacy_policy: z.string(),
  number_with_otp_login: textFlag,
  social_login: textFlag,
  email_password_login: textFlag.optional(),
  otp_service_provider: z.enum(['firebase', 'twilio']),
  distance_option: z.enum(['km', 'm', 'mi', 'yd']),
  min_radius_range: z.string(),
  max_radius_range: z.string(),
  text_property_submission: z.string(),
  auto_approve: textFlag,
  verification_required_for_user: z.boolean(),
  allow_cookies: z.boolean(),
  seo_settings: z.boolean(),
  bank_details: z.array(titledValue),
  place_api_key: z.string(),
  stripe_publishable_key: z.string(),
  paystack_public_key: z.string(),
  demo_mode: z.boolean().nullable(),
  /** Cheapest and dearest listing on the market; null while there is none. */
  min_price: z.number().nullable().optional(),
  max_price: z.number().nullable().optional(),
  features_available: z.object({ premium_properties: z.boolean(), project_access: z.boolean() }),
  /** Only with a token; `initial` = never applied. */
  verification_status: z.enum(['initial', 'pending', 'success', 'failed']).optional(),
  /** Only with a token. */
  is_active: z.boolean().optional(),
  is_premium: z.boolean().optional(),
  subscription: z.boolean().optional(),
  /** Ours: where the base map's vector tiles are, with `{z}`, `{x}`, `{y}`, and whom to credit. */
  map: z
    .object({
      island: z.string(),
      world: z.string(),
      attribution: z.string(),
      /** Another base map: pictures (`{z}`, `{x}`, `{y}` in the address) or a MapLibre style sheet. */
      provider: z
        .object({ kind: z.enum(['raster', 'style']), url: z.string(), max_zoom: z.int() })
        .optional(),
    })
    .optional(),
});

const colour = z.string().regex(/^#[0-9a-f]{6}$/i);
const colours = { primary: colour, secondary: colour, tertiary: colour };
const themed = <T extends 'light' | 'dark'>(theme: T) =>
  ({
    [`${theme}_primary`]: colours.primary,
    [`${theme}_secondary`]: colours.secondary,
    [`${theme}_tertiary`]: colours.tertiary,
  }) as Record<`${T}_${keyof typeof colours}`, typeof colour>;

/** What the deployed mobile apps ask for before their first screen: the settings of the site and those of an app. */
export const appSettings = webSettings.extend({
  ...themed('light'),
  ...themed('dark'),
  app_home_screen: url,
  placeholder_logo: url,
  app_login_background: url,
  maintenance_mode: textFlag,
  android_version: z.string(),
  ios_version: z.string(),
  force_update: textFlag,
});
