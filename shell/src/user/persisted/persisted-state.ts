import type { UserRow, WebSettings } from '@lintel/api-contract';

/** Key in the browser's storage. */
export const ROOT_KEY = 'root';

/** A language as settings name it. */
export interface LanguageChoice {
  code: string;
  name: string;
  /** 1 = written from right to left. */
  rtl: 0 | 1;
}

export interface PersistedLocation {
  coordinates: { latitude: number; longitude: number };
  formatted_address: string;
  city: string;
  state: string;
  country: string;
}

/** What survives a reload, in the shape of docs/spec/client.md#stored-state; other clients read it too. */
export interface PersistedState {
  /** `lastFetch`: milliseconds since 1970. */
  Settings: { data: WebSettings | null; lastFetch: number | null; loading: false; fcmToken: string | null };
  User_signup: { data: { token: string; data: UserRow } | null; loading: false };
  Language: { languages: LanguageChoice[]; loading: false; selectedLanguage: LanguageChoice | null };
  location: { currentLocation: PersistedLocation | null; isLocationSet: boolean };
  cachedata: CacheData;
}

/** Written by other clients of the same origin; this one hands it through. */
export interface CacheData {
  loading: false;
  lastFetch: number | null;
  categories: unknown[];
  newUserChatData: unknown;
  filterData: unknown;
  articleCategoryId: unknown;
  sliderDataLength: number;
  isProject: boolean;
  locationData: unknown;
}

export const emptyCacheData: CacheData = {
  loading: false,
  lastFetch: null,
  categories: [],
  newUserChatData: null,
  filterData: null,
  articleCategoryId: null,
  sliderDataLength: 0,
  isProject: false,
  locationData: null,
};

export const emptyState: PersistedState = {
  Settings: { data: null, lastFetch: null, loading: false, fcmToken: null },
  User_signup: { data: null, loading: false },
  Language: { languages: [], loading: false, selectedLanguage: null },
  location: { currentLocation: null, isLocationSet: false },
  cachedata: emptyCacheData,
};
