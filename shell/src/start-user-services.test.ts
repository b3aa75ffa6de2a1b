import { getUserData, webSettings } from '@lintel/api-contract';
import { emptyState, ROOT_KEY, type PersistedState } from '#user/persisted/persisted-state.ts';
import { currentLanguage, currentToken, person } from '#user/user-state.ts';
import { startUserServices } from './start-user-services.ts';
import { aUser, someSettings } from '#testing/builders.ts';
import { userHarness } from '#testing/user-harness.ts';

const stored: PersistedState = {
  ...emptyState,
  Settings: { ...emptyState.Settings, data: someSettings({ company_name: 'As stored' }), lastFetch: 1 },
  User_signup: { data: { token: 'token-0', data: aUser() }, loading: false },
  Language: { ...emptyState.Language, selectedLanguage: { code: 'ar', name: 'العربية', rtl: 1 } },
};

describe('the state of the user', () => {
  it('is ready for the first paint with what was stored, while the back end has not answered yet', async () => {
    localStorage.setItem(ROOT_KEY, JSON.stringify(stored));
    localStorage.setItem('lintel-theme', 'dark');
    const world = userHarness();
    const asked: string[] = [];
    world.ports.request = ({ path }) => {
      asked.push(path === webSettings.path ? `${path} ${currentLanguage()}` : path);
      return new Promise(() => undefined);
    };

    await startUserServices(world.ports);

    expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
    expect(document.documentElement).toHaveAttribute('dir', 'rtl');
    expect(currentLanguage()).toBe('ar');
    expect(currentToken()).toBe('token-0');
    expect(person.session.get()?.user.name).toBe('Ada Lovelace');
    expect(person.settings.get()?.company_name).toBe('As stored');
    expect(asked).toEqual(expect.arrayContaining([getUserData.path, `${webSettings.path} ar`]));
    // This browser has no geolocation: only the log mentions it.
    expect(world.logged).toContain('no position');
    expect(world.notices).toEqual([]);
  });
});
