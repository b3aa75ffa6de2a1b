import { aUser, someSettings } from '#testing/builders.ts';
import { emptyState, type PersistedState } from './persisted-state.ts';
import { readState } from './read-state.ts';

const full: PersistedState = {
  Settings: { data: someSettings(), lastFetch: 1_700_000_000_000, loading: false, fcmToken: 'device-1' },
  User_signup: { data: { token: 'token-1', data: aUser() }, loading: false },
  Language: {
    languages: [{ code: 'ar', name: 'العربية', rtl: 1 }],
    loading: false,
    selectedLanguage: { code: 'ar', name: 'العربية', rtl: 1 },
  },
  location: {
    currentLocation: {
      coordinates: { latitude: 1.5, longitude: -2.5 },
      formatted_address: 'Quay 1',
      city: 'Porto Azul',
      state: '',
      country: '',
    },
    isLocationSet: true,
  },
  cachedata: {
    loading: false,
    lastFetch: 5,
    categories: [{ id: 1 }],
    newUserChatData: null,
    filterData: { city: 'Porto Azul' },
    articleCategoryId: 3,
    sliderDataLength: 4,
    isProject: true,
    locationData: null,
  },
};

describe('the stored state', () => {
  it('comes back as it was written', () => {
    expect(readState(JSON.stringify(full))).toEqual(full);
  });

  it('has exactly the parts of the stored state', () => {
    expect(Object.keys(emptyState)).toEqual(['Settings', 'User_signup', 'Language', 'location', 'cachedata']);
    expect(Object.keys(emptyState.Settings)).toEqual(['data', 'lastFetch', 'loading', 'fcmToken']);
    expect(Object.keys(emptyState.cachedata)).toEqual([
      'loading',
      'lastFetch',
      'categories',
      'newUserChatData',
      'filterData',
      'articleCategoryId',
      'sliderDataLength',
      'isProject',
      'locationData',
    ]);
  });

  it('is empty in a browser that has none', () => {
    expect(readState(null)).toEqual(emptyState);
  });

  it('is read from an older client that wrote each part as a text of its own', () => {
    const old = Object.fromEntries(Object.entries(full).map(([key, value]) => [key, JSON.stringify(value)]));
    expect(readState(JSON.stringify(old))).toEqual(full);
  });

  it.each([
    ['a number', '{"User_signup": 7}'],
    ['a session without a token', '{"User_signup": {"data": {"data": {"id": 7, "name": "Ada"}}}}'],
    ['a session without a person', '{"User_signup": {"data": {"token": "t"}}}'],
    ['settings that are none', '{"Settings": {"data": {"hello": 1}, "lastFetch": 5}}'],
    [
      'a place outside of the earth',
      '{"location": {"currentLocation": {"coordinates": {"latitude": 91, "longitude": 0}}}}',
    ],
    ['another program’s data', '{"theme": "dark"}'],
    ['broken text inside', '{"Language": "{{"}'],
  ])('is empty where it holds %s', (_, text) => {
    expect(readState(text)).toEqual(emptyState);
  });

  it.each(['{', '[]', '"text"', 'null'])('cannot be read at all when it is %s', (text) => {
    expect(() => readState(text)).toThrow(SyntaxError);
  });
});
