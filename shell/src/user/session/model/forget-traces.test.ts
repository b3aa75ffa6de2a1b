import { allSettled } from 'effector';
import { aUser } from '#testing/builders.ts';
import { userHarness } from '#testing/user-harness.ts';
import { forgetTraces } from './forget-traces.ts';
import { sessionEnded, signedIn } from './session.model.ts';

beforeEach(() => localStorage.clear());

/** What was deleted of the browser's cached answers. */
const deleted: string[] = [];
beforeAll(() => {
  const stand = { delete: async (name: string) => deleted.push(name) > 0 };
  Object.defineProperty(globalThis, 'caches', { value: stand, configurable: true });
});
afterAll(() => Reflect.deleteProperty(globalThis, 'caches'));

describe('F31 what the browser remembers of a person', () => {
  it('goes when the person signs out; choices about the device stay', async () => {
    localStorage.setItem('lintel.marks', '{"viewed":[7]}');
    localStorage.setItem('lintel.recent-searches', '["?city=Porto"]');
    localStorage.setItem('lintel.affordability', '{"income":3000}');
    localStorage.setItem('lintel.offline-homes', '{"isOn":true,"homes":[]}');
    localStorage.setItem('lintel-theme', 'dark');
    localStorage.setItem('of-another-product', '1');
    const scope = userHarness().scope();
    await allSettled(signedIn, { scope, params: { token: 't', data: aUser() } });
    await allSettled(sessionEnded, { scope, params: 'signed-out' });
    expect(Object.keys(localStorage).toSorted()).toEqual(['lintel-theme', 'of-another-product']);
    expect(deleted).toEqual(['lintel-kept-homes']);
  });

  it('stays while an expired session may go on, and goes when another person signs in', async () => {
    localStorage.setItem('lintel.marks', '{"viewed":[7]}');
    const scope = userHarness().scope();
    await allSettled(signedIn, { scope, params: { token: 't', data: aUser({ id: 7 }) } });
    await allSettled(sessionEnded, { scope, params: 'expired' });
    expect(localStorage.getItem('lintel.marks')).not.toBeNull();
    await allSettled(signedIn, { scope, params: { token: 't', data: aUser({ id: 7 }) } });
    await allSettled(signedIn, { scope, params: { token: 'u', data: aUser({ id: 8 }) } });
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
