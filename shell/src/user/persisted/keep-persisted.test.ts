import { createEvent, createStore, fork, scopeBind, type Scope } from 'effector';
import { aUser } from '#testing/builders.ts';
import { keepPersisted } from './keep-persisted.ts';
import { changedElsewhere } from './persisted.model.ts';
import { emptyState, ROOT_KEY, type PersistedState } from './persisted-state.ts';

const changedHere = createEvent<Partial<PersistedState>>();
const $state = createStore<PersistedState>(emptyState);
$state.on(changedHere, (state, part) => ({ ...state, ...part })).on(changedElsewhere, (_, state) => state);

const stored = () => JSON.parse(localStorage.getItem(ROOT_KEY) ?? 'null') as PersistedState | null;
const signUp = (token: string) => ({ data: { token, data: aUser() }, loading: false as const });
const fromOtherTab = (newValue: string | null) =>
  window.dispatchEvent(new StorageEvent('storage', { key: ROOT_KEY, newValue }));

let scope: Scope;
let stop: () => void;
let changed: (part: Partial<PersistedState>) => void;
beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
  scope = fork();
  changed = scopeBind(changedHere, { scope });
  stop = keepPersisted($state, scope);
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const place = (city: string): Partial<PersistedState> => ({
  location: {
    currentLocation: {
      coordinates: { latitude: 1, longitude: 2 },
      formatted_address: '',
      city,
      state: '',
      country: '',
    },
    isLocationSet: true,
  },
});

describe('the state in the browser', () => {
  it('is written once per second, however often it changed', () => {
    changed(place('A'));
    changed(place('B'));
    expect(stored()).toBeNull();
    jest.advanceTimersByTime(1000);
    expect(stored()?.location.currentLocation?.city).toBe('B');
  });

  it('is written at once when the user signs in or out', () => {
    changed({ User_signup: signUp('token-9') });
    expect(stored()?.User_signup.data?.token).toBe('token-9');
    changed({ User_signup: emptyState.User_signup });
    expect(stored()?.User_signup.data).toBeNull();
  });

  it('is written when the page goes away', () => {
    changed(place('C'));
    window.dispatchEvent(new Event('pagehide'));
    expect(stored()?.location.currentLocation?.city).toBe('C');
  });

  it('follows what another tab wrote, and does not write it back', () => {
    fromOtherTab(JSON.stringify({ ...emptyState, User_signup: signUp('token-2') }));
    expect(scope.getState($state).User_signup.data?.token).toBe('token-2');
    jest.advanceTimersByTime(3000);
    expect(stored()).toBeNull();
  });

  it('stays as it is when another tab wrote nonsense', () => {
    changed({ User_signup: signUp('token-3') });
    fromOtherTab('{"half');
    expect(scope.getState($state).User_signup.data?.token).toBe('token-3');
  });

  describe('while another tab has signed out and the event about it is on its way', () => {
    const signedOut = JSON.stringify(emptyState);
    beforeEach(() => changed({ User_signup: signUp('token-4') }));

    it.each([
      ['the other tab stored that', signedOut],
      ['the storage was emptied', null],
    ])('keeps the session out of the storage when %s', (_, text) => {
      changed(place('E'));
      if (text === null) localStorage.clear();
      else localStorage.setItem(ROOT_KEY, text);
      jest.advanceTimersByTime(1000);
      expect(stored()?.User_signup.data ?? null).toBeNull();
      expect(stored()?.location.currentLocation?.city).toBe('E');
    });

    it('keeps it out when the profile changes', () => {
      localStorage.setItem(ROOT_KEY, signedOut);
      changed({
        User_signup: { data: { token: 'token-4', data: { ...aUser(), name: 'New' } }, loading: false },
      });
      expect(stored()?.User_signup.data).toBeNull();
    });

    it('stores the next sign-in', () => {
      localStorage.setItem(ROOT_KEY, signedOut);
      changed({ User_signup: signUp('token-5') });
      expect(stored()?.User_signup.data?.token).toBe('token-5');
    });
  });

  it('stores what changed in the profile of the user', () => {
    changed({ User_signup: signUp('token-6') });
    changed({
      User_signup: { data: { token: 'token-6', data: { ...aUser(), name: 'New' } }, loading: false },
    });
    expect(stored()?.User_signup.data?.data.name).toBe('New');
  });

  it('is left alone after the keeping has ended', () => {
    stop();
    changed(place('D'));
    jest.advanceTimersByTime(2000);
    expect(stored()).toBeNull();
  });
});
