import type { UserRow } from '@lintel/api-contract';
import { socialAddress, socialSites, type SocialSite } from '@lintel/contract';
import { message } from '@lintel/ui/forms';
import { object, string } from 'yup';

/** The longest that the back end stores. */
const LINE = 191;
const ADDRESS = 500;
const ABOUT = 5000;

/** Where the user has accounts elsewhere, by their names on the wire. */
const siteOf = {
  facebook_id: 'facebook',
  twiiter_id: 'x',
  instagram_id: 'instagram',
  youtube_id: 'youtube',
} as const satisfies Record<string, SocialSite>;
type SocialField = keyof typeof siteOf;
export const socials = Object.keys(siteOf) as SocialField[];
/** What the form holds as text. */
export const textFields = ['name', 'about_me', 'address', 'city', 'state', 'country', ...socials] as const;
export type DetailsField = (typeof textFields)[number];
const isSocial = (field: DetailsField): field is SocialField => field in siteOf;

/** What the user states about themselves; a position is there when a place was chosen on the map. */
export type DetailsValues = Record<DetailsField, string> & { position: { lat: string; lng: string } | null };

const account = (field: SocialField) =>
  string()
    .trim()
    .max(LINE)
    .test(
      'account',
      message('mfe-account:profile.problem.account', { site: socialSites[siteOf[field]].name }),
      (written = '') => written === '' || socialAddress(siteOf[field], written) !== null,
    );

export const detailsSchema = object({
  name: string().trim().required().max(LINE),
  about_me: string().max(ABOUT),
  address: string().max(ADDRESS),
  city: string().max(LINE),
  state: string().max(LINE),
  country: string().max(LINE),
  facebook_id: account('facebook_id'),
  twiiter_id: account('twiiter_id'),
  instagram_id: account('instagram_id'),
  youtube_id: account('youtube_id'),
});

export const detailsOf = (user: UserRow): DetailsValues => ({
  ...(Object.fromEntries(textFields.map((field) => [field, user[field] ?? ''])) as Record<
    DetailsField,
    string
  >),
  position: user.latitude && user.longitude ? { lat: user.latitude, lng: user.longitude } : null,
});

/** Whether two positions are the same, however many digits each is written with. */
export const isSamePosition = (one: DetailsValues['position'], other: DetailsValues['position']): boolean =>
  one && other
    ? Number(one.lat) === Number(other.lat) && Number(one.lng) === Number(other.lng)
    : Boolean(one) === Boolean(other);

/** Values of the form that differ from those it began with. */
export type DetailsChanges = Partial<DetailsValues>;

/** What was typed over the values that the form began with; null: nothing. */
export function typedOver(before: DetailsValues, now: Partial<DetailsValues>): DetailsChanges | null {
  const changes: DetailsChanges = {};
  for (const field of textFields) if ((now[field] ?? '') !== before[field]) changes[field] = now[field] ?? '';
  const { position } = now;
  if (position && !isSamePosition(position, before.position)) changes.position = position;
  return Object.keys(changes).length > 0 ? changes : null;
}

/** As it is stored: without spaces around it, and with the address of an account, which other clients open as it is. */
export const storedText = (field: DetailsField, text = ''): string =>
  (isSocial(field) && socialAddress(siteOf[field], text)) || text.trim();

/** Only what differs from before, as the call takes it. */
export function changesOf(before: DetailsValues, after: Partial<DetailsValues>) {
  const texts = textFields
    .map((field) => [field, (after[field] ?? '').trim()] as const)
    .filter(([field, text]) => text !== before[field])
    .map(([field, text]) => [field, storedText(field, text)]);
  const { position } = after;
  const moved =
    position && !isSamePosition(position, before.position)
      ? { latitude: position.lat, longitude: position.lng }
      : {};
  return { ...Object.fromEntries(texts), ...moved } as Partial<Record<DetailsField, string>> & {
    latitude?: string;
    longitude?: string;
  };
}
