import { webSettings, type ApiError } from '@lintel/api-contract';
import { $clock } from '@lintel/model-kit';
import { allSettled, fork } from 'effector';
import { $ports } from '#core/user-ports.ts';
import { emptyState } from '#user/persisted/persisted-state.ts';
import { rehydrated } from '#user/persisted/persisted.model.ts';
import { someSettings } from '#testing/builders.ts';
import { userHarness } from '#testing/user-harness.ts';
import {
  $isMaintenance,
  $settings,
  $settingsError,
  settingsNeeded,
  settingsOutdated,
} from './settings.model.ts';

const minutes = 60_000;
const fetches = (world: ReturnType<typeof userHarness>) =>
  world.calls.filter(({ path }) => path === webSettings.path).length;

describe('settings', () => {
  it('are fetched once and stay fresh for ten minutes', async () => {
    const world = userHarness();
    const scope = world.scope();
    await allSettled(settingsNeeded, { scope });
    world.clock.now += 10 * minutes - 1;
    await allSettled(settingsNeeded, { scope });
    expect(fetches(world)).toBe(1);
    world.clock.now += 1;
    await allSettled(settingsNeeded, { scope });
    expect(fetches(world)).toBe(2);
  });

  it('of the last visit are shown at once and fetched again when they are old', async () => {
    const world = userHarness();
    const scope = world.scope();
    const data = someSettings({ company_name: 'Stored' });
    const lastFetch = world.clock.now - 11 * minutes;
    await allSettled(rehydrated, {
      scope,
      params: { ...emptyState, Settings: { ...emptyState.Settings, data, lastFetch } },
    });
    expect(scope.getState($settings)?.company_name).toBe('Stored');
    await allSettled(settingsNeeded, { scope });
    expect(scope.getState($settings)?.company_name).toBe('Porto Homes');
  });

  it('that seem to come from the future are fetched again', async () => {
    const world = userHarness();
    const scope = world.scope();
    const Settings = { ...emptyState.Settings, data: someSettings(), lastFetch: world.clock.now + 1 };
    await allSettled(rehydrated, { scope, params: { ...emptyState, Settings } });
    await allSettled(settingsNeeded, { scope });
    expect(fetches(world)).toBe(1);
  });

  it('are fetched again for another user, fresh or not', async () => {
    const world = userHarness();
    const scope = world.scope();
    await allSettled(settingsNeeded, { scope });
    await allSettled(settingsOutdated, { scope });
    expect(fetches(world)).toBe(2);
  });

  it('are tried three more times, each after a longer wait, and then the failure is kept', async () => {
    const world = userHarness();
    const down: ApiError = { kind: 'offline', retryable: true };
    world.refuse(webSettings.path, down);
    const waits: number[] = [];
    const clock = {
      now: () => 0,
      wait: async (ms: number) => {
        waits.push(ms);
      },
    };
    const scope = fork({
      values: [
        [$ports, world.ports],
        [$clock, clock],
      ],
    });
    await allSettled(settingsNeeded, { scope });
    expect(waits).toEqual([1000, 2000, 4000]);
    expect(scope.getState($settingsError)).toEqual(down);
  });

  it('say that the site is closed for maintenance', async () => {
    const world = userHarness();
    world.answer(webSettings.path, { data: someSettings({ web_maintenance_mode: '1' }) });
    const scope = world.scope();
    await allSettled(settingsNeeded, { scope });
    expect(scope.getState($isMaintenance)).toBe(true);
  });
});
