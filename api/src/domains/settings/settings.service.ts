import type { AppSettings, WebSettings } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { readingPrimary } from '#db/server/reading.ts';
import type { Clock } from '#ports/clock.ts';
import { safeHtml } from '#text/safe-html.ts';
import type { Urls } from '#wire/urls.ts';
import { iso, textFlag } from '#wire/values.ts';
import { defaultSettings, type SettingKey } from './defaults.ts';
import * as queries from './settings.queries.ts';
import type { ProviderIdentity } from './provider.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  urls: Urls;
  /** Features that the packages of a user grant. */
  granted: (userId: number | undefined) => Promise<ReadonlySet<string>>;
  /** Account and verification state of a user. */
  accountState: (
    userId: number,
  ) => Promise<{ isActive: boolean; verification: WebSettings['verification_status'] }>;
  /** Cheapest and dearest listing on the market. */
  priceRange: () => Promise<{ min: number | null; max: number | null }>;
}

const MAX_AGE_MS = 10_000;
/** `logo/logo.svg` as a picture for mail programs, twice as large as it is shown. */
const LETTER_LOGO = 'logo/letter-logo.png';

type Values = Record<SettingKey, string>;

const isOn = (value: string) => value === '1';
const flagText = (value: string) => textFlag(isOn(value));

/** Fields that travel as the text that the table holds. */
const PLAIN = [
  'company_name',
  'company_email',
  'company_address',
  'company_tel1',
  'company_tel2',
  'latitude',
  'longitude',
  'iframe_link',
  'facebook_id',
  'instagram_id',
  'twitter_id',
  'youtube_id',
  'playstore_id',
  'appstore_id',
  'schema_for_deeplink',
  'admin_name',
  'system_color',
  'category_background',
  'sell_background',
  'sell_web_color',
  'sell_web_background_color',
  'rent_web_color',
  'rent_web_background_color',
  'currency_symbol',
  'default_language',
  'system_version',
  'min_radius_range',
  'max_radius_range',
  'text_property_submission',
  'place_api_key',
  'stripe_publishable_key',
  'paystack_public_key',
] as const satisfies readonly SettingKey[];

/** What an app needs beside the settings of the site. */
const APP_PLAIN = [
  'light_primary',
  'light_secondary',
  'light_tertiary',
  'dark_primary',
  'dark_secondary',
  'dark_tertiary',
  'android_version',
  'ios_version',
] as const satisfies readonly SettingKey[];

const pick = <K extends SettingKey>(values: Values, keys: readonly K[]) =>
  Object.fromEntries(keys.map((key) => [key, values[key]])) as Record<K, string>;

/** Another base map than our own; half a setting is none. */
const mapProvider = ({ map_provider: kind, map_url: url, map_max_zoom: zoom }: Values) =>
  (kind === 'raster' || kind === 'style') && url
    ? { provider: { kind: kind as 'raster' | 'style', url, max_zoom: Number(zoom) } }
    : {};

/** The key/value table of the site, and what clients see of it. */
export function settingsService({ db, clock, urls, granted, accountState, priceRange }: Dependencies) {
  let cached: { values: Promise<Values>; until: number } | undefined;

  async function read(): Promise<Values> {
    const rows = await queries.allSettings(db);
    return { ...defaultSettings, ...Object.fromEntries(rows.map(({ key, value }) => [key, value])) };
  }

  /** The table, at most {@link MAX_AGE_MS} old: for decisions inside other calls. */
  function recent(): Promise<Values> {
    const now = clock.now().getTime();
    if (!cached || cached.until <= now) {
      cached = { values: readingPrimary(read), until: now + MAX_AGE_MS };
      cached.values.catch(() => (cached = undefined));
    }
    return cached.values;
  }

  return {
    /** An operator changed something: the next question reads the table. */
    forget: (): void => void (cached = undefined),
    /** The provider itself, as owner, agent and other side of a conversation. */
    async provider(): Promise<ProviderIdentity> {
      const values = await recent();
      return {
        name: values.admin_name,
        slug: values.admin_slug,
        email: values.company_email,
        mobile: values.company_tel1,
        profile: urls.asset(values.admin_image),
      };
    },
    /** A text of the site as HTML that runs nothing. */
    async page(key: 'privacy_policy' | 'terms_conditions') {
      const written = await queries.settingByKey(db, key);
      return {
        data: safeHtml(written?.value ?? defaultSettings[key]),
        ...(written && { updated_at: iso(written.updated_at) }),
      };
    },
    demoMode: async () => isOn((await recent()).demo_mode),
    sendsSms: async () => (await recent()).otp_service_provider === 'twilio',
    /** What the server's own pages show of the site; addresses without the host, since they lie on this one. */
    async brand() {
      const { company_name: company, web_logo, web_footer_logo } = await recent();
      const pathOf = (file: string) => new URL(urls.asset(file)).pathname;
      return { company, logo: pathOf(web_logo), darkLogo: pathOf(web_footer_logo) };
    },
    /** What emails show of the site. Mail programs show no SVG: ours has a copy that they do, another's name stands instead. */
    async emailBrand() {
      const { company_name: company, web_logo: file, default_language: language } = await recent();
      const shown = file === defaultSettings.web_logo ? LETTER_LOGO : file;
      return { company, language, logo: /\.svg$/i.test(shown) ? undefined : urls.asset(shown) };
    },
    /** Who may post, and what is published without a review. */
    async listingRules() {
      const values = await recent();
      return {
        verificationRequired: isOn(values.verification_required_for_user),
        autoApprove: isOn(values.auto_approve),
        autoApproveEdited: isOn(values.auto_approve_edited_listings),
      };
    },

    /** Some settings as the text that the table holds, for other domains. */
    async some<K extends SettingKey>(keys: readonly K[]): Promise<Record<K, string>> {
      return pick(await recent(), keys);
    },

    /** What the deployed mobile apps ask for before their first screen. */
    async appSettings(userId: number | undefined): Promise<AppSettings> {
      const [site, values] = await Promise.all([this.webSettings(userId), recent()]);
      return {
        ...site,
        ...pick(values, APP_PLAIN),
        app_home_screen: urls.asset(values.app_home_screen),
        app_login_background: urls.asset(values.app_login_background),
        placeholder_logo: site.web_placeholder_logo,
        maintenance_mode: flagText(values.maintenance_mode),
        force_update: flagText(values.force_update),
      };
    },

    /** What every client asks for first. `userId` may belong to a deactivated account. */
    async webSettings(userId: number | undefined): Promise<WebSettings> {
      const [values, languageRows, range, features, account] = await Promise.all([
        read(),
        queries.activeLanguages(db),
        priceRange(),
        granted(userId),
        userId ? accountState(userId) : undefined,
      ]);
      const premium = features.has('premium_properties');
      return {
        ...pick(values, PLAIN),
        about_us: safeHtml(values.about_us),
        terms_conditions: safeHtml(values.terms_conditions),
        privacy_policy: safeHtml(values.privacy_policy),
        web_logo: urls.asset(values.web_logo),
        web_footer_logo: urls.asset(values.web_footer_logo),
        web_placeholder_logo: urls.asset(values.web_placeholder_logo),
        web_favicon: urls.asset(values.web_favicon),
        img_placeholder: urls.asset('placeholder.svg'),
        admin_image: urls.asset(values.admin_image),
        svg_clr: flagText(values.svg_clr),
        selected_currency_data: {
          code: values.currency_code,
          name: values.currency_name,
          symbol: values.currency_symbol,
        },
        number_with_suffix: flagText(values.number_with_suffix),
        languages: languageRows,
        web_maintenance_mode: flagText(values.web_maintenance_mode),
        number_with_otp_login: flagText(values.number_with_otp_login),
        social_login: flagText(values.social_login),
        email_password_login: flagText(values.email_password_login),
        otp_service_provider: values.otp_service_provider === 'twilio' ? 'twilio' : 'firebase',
        distance_option: values.distance_option as WebSettings['distance_option'],
        auto_approve: flagText(values.auto_approve),
        verification_required_for_user: isOn(values.verification_required_for_user),
        allow_cookies: isOn(values.allow_cookies),
        seo_settings: isOn(values.seo_settings),
        bank_details: JSON.parse(values.bank_details) as WebSettings['bank_details'],
        demo_mode: isOn(values.demo_mode),
        min_price: range.min,
        max_price: range.max,
        features_available: { premium_properties: premium, project_access: features.has('project_access') },
        map: {
          island: `${urls.base}/tiles/island/{z}/{x}/{y}.mvt`,
          world: `${urls.base}/tiles/world/{z}/{x}/{y}.mvt`,
          attribution: values.map_attribution,
          ...mapProvider(values),
        },
        ...(account && {
          verification_status: account.verification,
          is_active: account.isActive,
          is_premium: premium,
          subscription: features.size > 0,
        }),
      };
    },
  };
}

export type SettingsService = ReturnType<typeof settingsService>;
