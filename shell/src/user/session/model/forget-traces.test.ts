import { allSettled, type Scope } from 'effector';
import { aUser } from '#testing/builders.ts';
import { userHarness } from '#testing/user-harness.ts';
import { changedElsewhere } from '#user/persisted/persisted.model.ts';
import { emptyState } from '#user/persisted/persisted-state.ts';
import { forgetTraces } from './forget-traces.ts';
import { $session, sessionEnded, signedIn, tokenRefused } from './session.model.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** What was deleted of the browser's cached answers. */
const deleted: string[] = [];
beforeAll(() => {
  const stand = { delete: async (name: string) => deleted.push(name) > 0 };
  Object.defineProperty(globalThis, 'caches', { value: stand, configurable: true });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'caches'));

/** The back end takes the token no more, and nothing is at stake on the page. */
const expire = (scope: Scope) => {
  const error = { kind: 'rejected', retryable: false, status: 401, key: 'unauthenticated' } as const;
  return allSettled(tokenRefused, { scope, params: { error, keepsPage: false } });
};

describe('F31 what the browser remembers of a user', () => {
  it('goes when the user signs out; choices about the device stay', async () => {
    localStorage.setItem('lintel.marks', '{"viewed":[7]}');
    localStorage.setItem('lintel.recent-searches', '["?city=Porto"]');
    localStorage.setItem('lintel.affordability', '{"income":3000}');
    localStorage.setItem('lintel.offline-homes', '{"isOn":true,"homes":[]}');
    localStorage.setItem('lintel-theme', 'dark');
    localStorage.setItem('of-another-product', '1');
    sessionStorage.setItem('lintel.lead-notes', '{"notes":[["9","Calls on Friday"]]}');
    sessionStorage.setItem('of-another-product', '1');
    const scope = userHarness().scope();
    await allSettled(signedIn, { scope, params: { token: 't', data: aUser() } });
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(Object.keys(localStorage).toSorted()).toEqual(['lintel-theme', 'of-another-product']);
    expect(Object.keys(sessionStorage)).toEqual(['of-another-product']);
    expect(deleted).toEqual(['lintel-kept-homes']);
  });

  it('stays while an expired session may go on, and goes when another user signs in', async () => {
    localStorage.setItem('lintel.marks', '{"viewed":[7]}');
    const scope = userHarness().scope();
    await allSettled(signedIn, { scope, params: { token: 't', data: aUser({ id: 7 }) } });
    await allSettled(sessionEnded, { scope, params: 'expired' });
    expect(localStorage.getItem('lintel.marks')).not.toBeNull();
    await allSettled(signedIn, { scope, params: { token: 't', data: aUser({ id: 7 }) } });
    await allSettled(signedIn, { scope, params: { token: 'u', data: aUser({ id: 8 }) } });
    expect(localStorage.getItem('lintel.marks')).toBeNull();
  });

  it('goes when another user signs in after a session that expired, also on a page that was loaded since', async () => {
    const before = userHarness().scope();
    await allSettled(signedIn, { scope: before, params: { token: 't', data: aUser({ id: 7 }) } });
    await expire(before);
    localStorage.setItem('lintel.marks', '{"viewed":[7]}');
    const same = userHarness().scope();
    await allSettled(signedIn, { scope: same, params: { token: 't', data: aUser({ id: 7 }) } });
    expect(localStorage.getItem('lintel.marks')).not.toBeNull();
    await expire(same);
    const other = userHarness().scope();
    await allSettled(signedIn, { scope: other, params: { token: 'u', data: aUser({ id: 8 }) } });
    expect(localStorage.getItem('lintel.marks')).toBeNull();
  });

  it('stays in every tab while an expired session may go on, and goes in every tab when the user signs out', async () => {
    const tabs = [userHarness().scope(), userHarness().scope()] as const;
    for (const scope of tabs)
      await allSettled(signedIn, { scope, params: { token: 't', data: aUser({ id: 7 }) } });
    await expire(tabs[0]);
    localStorage.setItem('lintel.marks', '{"viewed":[7]}');
    await allSettled(changedElsewhere, { scope: tabs[1], params: emptyState });
    expect(tabs[1].getState($session)).toBeNull();
    expect(localStorage.getItem('lintel.marks')).not.toBeNull();
    for (const scope of tabs)
      await allSettled(signedIn, { scope, params: { token: 't', data: aUser({ id: 7 }) } });
    await allSettled(changedElsewhere, { scope: tabs[1], params: emptyState });
    expect(localStorage.getItem('lintel.marks')).toBeNull();
  });

  it('reaches this page as well', () => {
    localStorage.setItem('lintel.compare', '[1,2]');
    const heard: (string | null)[] = [];
    const hear = ({ key }: StorageEvent) => void heard.push(key);
    addEventListener('storage', hear);
    forgetTraces();
    removeEventListener('storage', hear);
    expect(heard).toEqual(['lintel.compare']);
  });
});
