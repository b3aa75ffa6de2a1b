import type { UserRow } from '@lintel/api-contract';
import { message } from '@lintel/ui/forms';
import { object, string } from 'yup';

/** The longest that the back end stores. */
const LINE = 191;
const ADDRESS = 500;
const ABOUT = 5000;

/** Links of the user elsewhere, by their names on the wire. */
export const socials = ['facebook_id', 'twiiter_id', 'instagram_id', 'youtube_id'] as const;
/** What the form holds as text. */
export const textFields = ['name', 'about_me', 'address', 'city', 'state', 'country', ...socials] as const;
export type DetailsField = (typeof textFields)[number];

/** What the user states about themselves; a position is there when a place was chosen on the map. */
export type DetailsValues = Record<DetailsField, string> & { position: { lat: string; lng: string } | null };

const link = string()
  .trim()
  .max(LINE)
  .matches(/^https:\/\/[^\s/]+\.[^\s]+$/i, {
    message: message('mfe-account:profile.problem.link'),
    excludeEmptyString: true,
  });

export const detailsSchema = object({
  name: string().trim().required().max(LINE),
  about_me: string().max(ABOUT),
  address: string().max(ADDRESS),
  city: string().max(LINE),
  state: string().max(LINE),
  country: string().max(LINE),
  facebook_id: link,
  twiiter_id: link,
  instagram_id: link,
  youtube_id: link,
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

/** Only what differs from before, as the call takes it. */
export function changesOf(before: DetailsValues, after: Partial<DetailsValues>) {
  const texts = textFields
    .map((field) => [field, (after[field] ?? '').trim()] as const)
    .filter(([field, text]) => text !== before[field]);
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
