import { webSettings, type ApiError, type WebSettings } from '@lintel/api-contract';
import { createReadFx, readClockFx } from '@lintel/model-kit';
import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import { callFx } from '#core/user-ports.ts';
import { changedElsewhere, rehydrated } from '#user/persisted/persisted.model.ts';

/** Settings older than this are fetched again, at the next chance and not when the window gets the focus. */
const STALE_AFTER_MS = 10 * 60_000;

/** A caller needs settings: fetches them unless fresh ones are there. */
export const settingsNeeded = createEvent();
/** The answer depends on who asks, so a change of user makes it stale at once. */
export const settingsOutdated = createEvent();
/** The push service gave this browser an id. */
export const pushTokenObtained = createEvent<string>();
/** This browser gets no more messages. */
export const pushTokenDropped = createEvent();

const readSettingsFx = createReadFx(callFx(webSettings));

/** Number of the newest call: an older one was made for another user, or in another language. */
const $newest = createStore(0);
export const fetchSettingsFx = attach({
  source: $newest,
  mapParams: (_: void, number) => number,
  effect: createEffect<number, { data: WebSettings; fetchedAt: number; number: number }, ApiError>(
    async (number) => {
      const { data } = await readSettingsFx({ params: {} });
      return { data, fetchedAt: await readClockFx(), number };
    },
  ),
});
$newest.on(fetchSettingsFx, (number) => number + 1);
const fetched = sample({
  clock: fetchSettingsFx.doneData,
  source: $newest,
  filter: (newest, { number }) => number === newest,
  fn: (_, answer) => answer,
});

export const $settings = createStore<WebSettings | null>(null);
/** Milliseconds since 1970; null when what is there must be fetched again. */
export const $fetchedAt = createStore<number | null>(null);
export const $settingsError = createStore<ApiError | null>(null);
export const $pushToken = createStore<string | null>(null);

export const $isMaintenance = $settings.map((settings) => settings?.web_maintenance_mode === '1');
export const $isDemo = $settings.map((settings) => settings?.demo_mode === true);
/** The signed-in account was closed by the administrator although its token still works. */
export const $isDeactivated = $settings.map((settings) => settings?.is_active === false);

$settings
  .on(rehydrated, (_, { Settings }) => Settings.data)
  .on(changedElsewhere, (settings, { Settings }) => Settings.data ?? settings)
  .on(fetched, (_, { data }) => data);
$fetchedAt
  .on(rehydrated, (_, { Settings }) => Settings.lastFetch)
  .on(changedElsewhere, (fetchedAt, { Settings }) => (Settings.data ? Settings.lastFetch : fetchedAt))
  .on(fetched, (_, { fetchedAt }) => fetchedAt)
  .on(settingsOutdated, () => null);
$settingsError.on(fetchSettingsFx.failData, (_, error) => error).reset(fetchSettingsFx);
$pushToken
  .on([rehydrated, changedElsewhere], (_, { Settings }) => Settings.fcmToken)
  .on(pushTokenObtained, (_, token) => token)
  .reset(pushTokenDropped);

const checkAgeFx = createEffect(() => readClockFx());

sample({ clock: settingsNeeded, target: checkAgeFx });
sample({
  clock: checkAgeFx.doneData,
  source: { fetchedAt: $fetchedAt, isFetching: fetchSettingsFx.pending },
  filter: ({ fetchedAt, isFetching }, now) => !isFetching && isStale(fetchedAt, now),
  fn: () => undefined,
  target: fetchSettingsFx,
});
sample({ clock: settingsOutdated, target: fetchSettingsFx });

/** A moment that is still to come means that the computer's clock was put back. */
const isStale = (fetchedAt: number | null, now: number) =>
  fetchedAt === null || fetchedAt > now || now - fetchedAt >= STALE_AFTER_MS;
