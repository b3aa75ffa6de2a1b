import { z } from 'zod';
import { safeHtml } from '#text/safe-html.ts';
import { gateways, gatewayTable } from '@lintel/api-contract';
import { defaultSettings, type SettingKey } from '#domains/settings/defaults.ts';
import type { Db } from '#db/database.ts';
import * as queries from './admin.queries.ts';
import { signal } from '#realtime/live-events.ts';
import { AdminError, audited, type AdminContext } from './context.ts';
import { unfitPrice, type SettingOf } from './packages/exact-prices.ts';
import { lockPricesOnSale } from './packages/packages.queries.ts';

const flag = z.enum(['0', '1'], 'must be 0 or 1');
const url = z.union([z.literal(''), z.url({ protocol: /^https?$/, error: 'must be a web address' })]);
const degrees = (most: number) =>
  z
    .string()
    .refine(
      (text) => text === '' || (/^-?\d{1,3}(\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most),
      `must be a number between -${most} and ${most}`,
    );
const percentage = z
  .string()
  .refine(
    (text) => /^\d{1,3}(\.\d{1,4})?$/.test(text) && Number(text) <= 100,
    'must be a percentage between 0 and 100, e.g. 8.875',
  );
const kilometres = z.string().regex(/^\d{1,5}$/, 'must be a whole number of kilometres');
/** A colour by its name or as hex; it ends up in style sheets. */
const colour = z.string().regex(/^([a-z]{3,30}|#[0-9a-f]{3,8})$/i, 'must be a colour name or a hex value');
const file = z
  .string()
  .regex(/^[\w-]+(\/[\w-]+)*\.(svg|png|webp|jpg)$/, 'must be a file below assets, e.g. logo/logo.svg');
const html = z.string().max(100_000).transform(safeHtml);
const bankDetails = z.string().transform((text, context) => {
  const rows = z.array(z.object({ title: z.string().min(1), value: z.string() }));
  try {
    return JSON.stringify(rows.parse(JSON.parse(text)));
  } catch {
    context.addIssue('must be JSON like [{"title":"Bank","value":"…"}]');
    return z.NEVER;
  }
});
const line = z.string().max(400, 'must have at most 400 characters');

/** Rules by key; a key without one takes a line of text. */
const rules: Partial<Record<SettingKey, z.ZodType<string>>> = {
  company_name: line.min(1, 'must not be empty'),
  admin_name: line.min(1, 'must not be empty'),
  admin_slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be a slug'),
  company_email: z.union([z.literal(''), z.email('must be an email address')]),
  latitude: degrees(90),
  longitude: degrees(180),
  iframe_link: url,
  facebook_id: url,
  instagram_id: url,
  twitter_id: url,
  youtube_id: url,
  playstore_id: url,
  appstore_id: url,
  schema_for_deeplink: z.string().regex(/^[a-z][a-z0-9+.-]{1,30}$/, 'must be a scheme of addresses'),
  web_logo: file,
  web_footer_logo: file,
  web_placeholder_logo: file,
  web_favicon: file,
  admin_image: file,
  system_color: colour,
  category_background: colour,
  sell_background: colour,
  sell_web_color: colour,
  sell_web_background_color: colour,
  rent_web_color: colour,
  rent_web_background_color: colour,
  currency_code: z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'must be an ISO 4217 code'),
  otp_service_provider: z.enum(['firebase', 'twilio'], 'must be firebase or twilio'),
  distance_option: z.enum(['km', 'm', 'mi', 'yd'], 'must be km, m, mi or yd'),
  min_radius_range: kilometres,
  max_radius_range: kilometres,
  about_us: html,
  terms_conditions: html,
  privacy_policy: html,
  bank_details: bankDetails,
  tax_rate: percentage,
  map_provider: z.enum(['', 'raster', 'style'], 'must be raster, style or nothing'),
  map_url: z
    .string()
    .regex(
      /^(https:\/\/[^\s"'<>]{3,380})?$/,
      'must be an address with https, with {z}, {x} and {y} for pictures',
    ),
  map_max_zoom: z.string().regex(/^(1?\d|2[0-4])$/, 'must be a zoom level from 0 to 24'),
};

const isKey = (key: string): key is SettingKey => Object.hasOwn(defaultSettings, key);
/** Every setting that is `0` or `1` to begin with is a switch. */
const isSwitch = (key: SettingKey) => ['0', '1'].includes(defaultSettings[key]) && !(key in rules);

function requireKey(key: string): SettingKey {
  if (!isKey(key)) throw new AdminError(`There is no setting ${key}. See: settings list.`);
  return key;
}

/** All settings with their present values. */
export async function listSettings({ db }: { readonly db: Db }) {
  const stored = new Map((await queries.settings(db)).map(({ key, value }) => [key, value]));
  return Object.entries(defaultSettings).map(([key, value]) => ({
    key,
    value: stored.get(key) ?? value,
    is_default: !stored.has(key),
  }));
}

/** Present values by their keys. */
export async function settingsNow(db: Db): Promise<SettingOf> {
  const values = new Map((await listSettings({ db })).map(({ key, value }) => [key, value]));
  return (key) => values.get(key)!;
}

export async function getSetting(context: AdminContext, key: string) {
  const wanted = requireKey(key);
  return (await listSettings(context)).find((setting) => setting.key === wanted)!;
}

/** Refuses a currency, or a gateway, in which a package on sale would cost another price than the one that is written. */
async function requireExactPrices(trx: Db, key: SettingKey, given: string): Promise<void> {
  const isGateway = gateways.some((name) => gatewayTable[name].setting === key);
  if (key !== 'currency_code' && !(isGateway && given === '1')) return;
  const onSale = await lockPricesOnSale(trx);
  const now = await settingsNow(trx);
  for (const { name, price } of onSale) {
    const unfit = unfitPrice(price, (one) => (one === key ? given : now(one)));
    if (unfit) throw new AdminError(`The package ${name} costs ${unfit}.`);
  }
}

const RADII: readonly SettingKey[] = ['min_radius_range', 'max_radius_range'];
const MAP: readonly SettingKey[] = ['map_provider', 'map_url'];

/** Refuses a value that is right by itself and contradicts another setting. */
async function requireConsistent(trx: Db, key: SettingKey, given: string): Promise<void> {
  const now = await settingsNow(trx);
  const value = (one: SettingKey) => (one === key ? given : now(one));
  const [least, most] = RADII.map(value);
  if (RADII.includes(key) && Number(least) > Number(most))
    throw new AdminError(`min_radius_range (${least}) must not be above max_radius_range (${most}).`);
  const address = value('map_url');
  const lacksNumbers = address !== '' && ['{z}', '{x}', '{y}'].some((number) => !address.includes(number));
  if (MAP.includes(key) && value('map_provider') === 'raster' && lacksNumbers)
    throw new AdminError('map_url needs {z}, {x} and {y} while map_provider is raster.');
}

/** Changes a setting after checking the value by the rule of its key. Running servers hear of it. */
export async function setSetting(context: AdminContext, name: string, given: string) {
  const key = requireKey(name);
  const parsed = (rules[key] ?? (isSwitch(key) ? flag : line)).safeParse(given);
  if (!parsed.success) throw new AdminError(`${key} ${parsed.error.issues[0]?.message ?? 'is not valid'}.`);
  return audited(context, async (trx) => {
    if (key === 'default_language' && !(await queries.keepOffered(trx, given)))
      throw new AdminError(`default_language must be the code of an active language.`);
    await requireExactPrices(trx, key, parsed.data);
    await requireConsistent(trx, key, parsed.data);
    const before = (await settingsNow(trx))(key);
    await queries.putSetting(trx, key, parsed.data, context.clock.now());
    await signal(trx, { type: 'settings' });
    return {
      result: { key, value: parsed.data },
      ledger: { action: 'settings.set', subject: `setting ${key}`, details: { before, after: parsed.data } },
    };
  });
}
