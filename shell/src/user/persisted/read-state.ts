import type { UserRow, WebSettings } from '@lintel/api-contract';
import {
  emptyCacheData,
  emptyState,
  type LanguageChoice,
  type PersistedLocation,
  type PersistedState,
} from './persisted-state.ts';

type Loose = Record<string, unknown>;

/** An object, also when an older client wrote the slice as text of its own. */
function objectIn(value: unknown): Loose {
  if (typeof value === 'string') {
    try {
      return objectIn(JSON.parse(value) as unknown);
    } catch {
      return {};
    }
  }
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : {};
}

const textOr = <T>(value: unknown, other: T): string | T =>
  typeof value === 'string' && value ? value : other;
const numberOr = <T>(value: unknown, other: T): number | T =>
  typeof value === 'number' && Number.isFinite(value) ? value : other;

function readSettings(slice: Loose): PersistedState['Settings'] {
  const data = objectIn(slice.data);
  // A time in the future would keep the settings fresh for ever.
  const lastFetch = numberOr(slice.lastFetch, null);
  const isUsable = typeof data.company_name === 'string' && Array.isArray(data.languages);
  return {
    data: isUsable ? (data as unknown as WebSettings) : null,
    lastFetch: isUsable ? lastFetch : null,
    loading: false,
    fcmToken: textOr(slice.fcmToken, null),
  };
}

function readSignUp(slice: Loose): PersistedState['User_signup'] {
  const signUp = objectIn(slice.data);
  const user = objectIn(signUp.data);
  const token = textOr(signUp.token, null);
  const isUsable = token !== null && typeof user.id === 'number' && typeof user.name === 'string';
  return { data: isUsable ? { token, data: user as unknown as UserRow } : null, loading: false };
}

function readChoice(value: unknown): LanguageChoice[] {
  const { code, name, rtl } = objectIn(value);
  return typeof code === 'string' && code
    ? [{ code, name: textOr(name, code), rtl: rtl === 1 || rtl === true ? 1 : 0 }]
    : [];
}

function readLocation(slice: Loose): PersistedState['location'] {
  const stored = objectIn(slice.currentLocation);
  const { latitude, longitude } = objectIn(stored.coordinates);
  const isUsable =
    typeof latitude === 'number' &&
    typeof longitude === 'number' &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180;
  if (!isUsable) return emptyState.location;
  const currentLocation: PersistedLocation = {
    coordinates: { latitude, longitude },
    formatted_address: textOr(stored.formatted_address, ''),
    city: textOr(stored.city, ''),
    state: textOr(stored.state, ''),
    country: textOr(stored.country, ''),
  };
  return { currentLocation, isLocationSet: true };
}

/**
 * Reads the stored text. Whatever another version or another program left there, the answer is a whole state: parts that
 * make no sense are empty. Throws only when the text is no JSON object at all.
 */
export function readState(text: string | null): PersistedState {
  if (text === null || text === '') return emptyState;
  const parsed: unknown = JSON.parse(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new SyntaxError('no object');
  const root = parsed as Loose;
  const language = objectIn(root.Language);
  return {
    Settings: readSettings(objectIn(root.Settings)),
    User_signup: readSignUp(objectIn(root.User_signup)),
    Language: {
      languages: Array.isArray(language.languages) ? language.languages.flatMap(readChoice) : [],
      loading: false,
      selectedLanguage: readChoice(language.selectedLanguage)[0] ?? null,
    },
    location: readLocation(objectIn(root.location)),
    // Only other clients read and write these.
    cachedata: { ...emptyCacheData, ...objectIn(root.cachedata) },
  };
}
