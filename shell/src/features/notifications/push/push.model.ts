import { updateProfile } from '@lintel/api-contract';
import { waitFx } from '@lintel/model-kit';
import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { browserStorage, type SharedStorage } from '#user/persisted/browser-storage.ts';
import { translateDeferred } from '#locales/deferred-texts.ts';
import { callFx, logFx, notifyFx } from '#core/user-ports.ts';
import { $session, userLeft } from '#user/session/model/session.model.ts';
import { $pushToken, pushTokenDropped, pushTokenObtained } from '#user/settings/settings.model.ts';
import { $pushSource, type PushService } from './push-service.ts';

/** Registration may wait for ever (seen with Chromium in closed networks). Milliseconds. */
const REGISTRATION_TIMEOUT_MS = 8000;
/** What the user wants on this device: messages, or not to be asked again. */
const PUSH_CHOICE_KEY = 'lintel-push';
type PushChoice = 'on' | 'off';

export type Permission = NotificationPermission | 'unsupported';

/** What asks the browser; replaced in tests. */
export interface PermissionPort {
  read(): Permission;
  ask(): Promise<Permission>;
  /** Calls back when the user changes the permission in the browser's own settings. */
  watch(changed: () => void): void;
}
const browserPermission: PermissionPort = {
  read: () => ('Notification' in globalThis ? Notification.permission : 'unsupported'),
  ask: async () => ('Notification' in globalThis ? Notification.requestPermission() : 'unsupported'),
  watch(changed) {
    const permissions = (navigator as Partial<Navigator>).permissions;
    // Without an event from the browser a change shows at the next start.
    permissions?.query({ name: 'notifications' }).then(
      (status) => status.addEventListener('change', changed),
      () => undefined,
    );
  },
};

export const pushStarted = createEvent();
/** The user wants messages on this device; only ever after a press. */
export const pushSwitchedOn = createEvent();
export const pushSwitchedOff = createEvent();
/** The user has just done something that others will answer: a good moment to offer messages, once. */
export const answerExpected = createEvent();

export const $permissionPort = createStore<PermissionPort>(browserPermission);
export const $pushChoiceStorage = createStore<SharedStorage>(browserStorage);
export const $permission = createStore<Permission>('default');
/** This device gets messages. */
export const $isPushOn = createStore(false);
const $stopListening = createStore<(() => void) | null>(null);

const permissionChanged = createEvent();
const readPermissionFx = attach({ source: $permissionPort, effect: (port) => port.read() });
const watchPermissionFx = attach({
  source: $permissionPort,
  effect: (port) => port.watch(scopeBind(permissionChanged, { safe: true })),
});
/** The browser shows no messages any more. */
const withdrawn = sample({
  clock: readPermissionFx.doneData,
  source: $isPushOn,
  filter: (isOn, permission) => isOn && permission !== 'granted',
  fn: () => undefined,
});
const readPushChoiceFx = attach({
  source: $pushChoiceStorage,
  effect: (storage) => storage.read(PUSH_CHOICE_KEY),
});
const storePushChoiceFx = attach({
  source: $pushChoiceStorage,
  effect: (storage, choice: PushChoice) => void storage.write(PUSH_CHOICE_KEY, choice),
});
/** Another tab has stored a choice. */
const choiceStored = createEvent();
const watchPushChoiceFx = attach({
  source: $pushChoiceStorage,
  effect: (storage) => storage.watch(PUSH_CHOICE_KEY, scopeBind(choiceStored, { safe: true })),
});
const readStoredChoiceFx = attach({
  source: $pushChoiceStorage,
  effect: (storage) => storage.read(PUSH_CHOICE_KEY),
});
const switchedOffElsewhere = sample({
  clock: readStoredChoiceFx.doneData,
  filter: (choice) => choice === 'off',
  fn: () => undefined,
});
const askPermissionFx = attach({ source: $permissionPort, effect: (port) => port.ask() });
const loadServiceFx = attach({ source: $pushSource, effect: (load) => load() });

interface Registered {
  service: PushService;
  token: string;
}

/** How often messages ended on this device: a registration that was under way then is not wanted any more. */
const $ends = createStore(0).on(
  [pushSwitchedOff, switchedOffElsewhere, userLeft, withdrawn],
  (ends) => ends + 1,
);
const registerFx = attach({
  source: $ends,
  effect: createEffect(async (ends: number): Promise<Registered & { ends: number }> => {
    const service = await loadServiceFx();
    if (!service) throw new Error('this site has no messaging service');
    const late = waitFx(REGISTRATION_TIMEOUT_MS).then((): never => {
      throw new Error('the messaging service did not answer in time');
    });
    return { service, token: await Promise.race([service.register(), late]), ends };
  }),
});
const registered = sample({
  clock: registerFx.doneData,
  source: $ends,
  filter: (now, { ends }) => now === ends,
  fn: (_, { service, token }): Registered => ({ service, token }),
});
const listenFx = attach({
  source: $stopListening,
  mapParams: (device: Registered, stop) => ({ ...device, stop }),
  effect: createEffect(({ service, token, stop }: Registered & { stop: (() => void) | null }) => {
    stop?.();
    return service.listen?.(token) ?? null;
  }),
});
const saveTokenFx = callFx(updateProfile);
const unregisterFx = createEffect(async (token: string) => {
  const service = await loadServiceFx();
  await service?.unregister(token);
});
const stopFx = attach({ source: $stopListening, effect: (stop) => stop?.() });

$permission.on([readPermissionFx.doneData, askPermissionFx.doneData], (_, permission) => permission);
$stopListening.on(listenFx.doneData, (_, stop) => stop).reset(stopFx.done);
$isPushOn.on(registered, () => true).reset(pushSwitchedOff, switchedOffElsewhere, userLeft, withdrawn);

// Tokens change now and then: a user who has switched messages on gets the current one without a question.
sample({ clock: [pushStarted, permissionChanged], target: readPermissionFx });
sample({ clock: pushStarted, target: [watchPermissionFx, watchPushChoiceFx] });
sample({ clock: choiceStored, target: readStoredChoiceFx });
// The permission was perhaps given in that tab, too.
sample({
  clock: readStoredChoiceFx.doneData,
  filter: (choice) => choice === 'on',
  fn: () => undefined,
  target: readPermissionFx,
});
sample({ clock: [withdrawn, switchedOffElsewhere], target: stopFx });
const signedIn = sample({ clock: $session, filter: Boolean, fn: () => undefined });
sample({ clock: [readPermissionFx.done, signedIn], fn: () => undefined, target: readPushChoiceFx });
sample({
  clock: readPushChoiceFx.doneData,
  source: { permission: $permission, session: $session },
  filter: ({ permission, session }, choice) =>
    choice === 'on' && permission === 'granted' && session !== null,
  fn: () => undefined,
  target: registerFx,
});
sample({ clock: registered, fn: (): PushChoice => 'on', target: storePushChoiceFx });
sample({ clock: pushSwitchedOff, fn: (): PushChoice => 'off', target: storePushChoiceFx });

sample({ clock: pushSwitchedOn, target: askPermissionFx });
sample({
  clock: askPermissionFx.doneData,
  filter: (permission) => permission === 'granted',
  fn: () => undefined,
  target: registerFx,
});
sample({
  clock: askPermissionFx.doneData,
  filter: (permission) => permission !== 'granted',
  fn: (permission) => ({
    tone: 'warning' as const,
    text: translateDeferred(permission === 'unsupported' ? 'push.unsupported' : 'push.denied'),
  }),
  target: notifyFx,
});

sample({ clock: registered, target: listenFx });
sample({
  clock: registered,
  source: $pushToken,
  filter: (known, { token }) => known !== token,
  fn: (_, { token }) => token,
  target: pushTokenObtained,
});
// The back end is notified with the next sign-in, or now.
sample({
  clock: registered,
  source: $session,
  filter: (session, { token }) => session !== null && session.user.fcm_id !== token,
  fn: (_, { token }) => ({ fcm_id: token }),
  target: saveTokenFx,
});

const given = sample({ clock: [pushSwitchedOff, userLeft], source: $pushToken, filter: Boolean });
sample({ clock: given, target: unregisterFx });
// Another registration may have the same token.
sample({
  clock: registerFx.doneData,
  source: { ends: $ends, isOn: $isPushOn, isPending: registerFx.pending },
  filter: ({ ends, isOn, isPending }, late) => late.ends !== ends && !isOn && !isPending,
  fn: (_, { token }) => token,
  target: unregisterFx,
});
sample({ clock: given, fn: () => undefined, target: [pushTokenDropped, stopFx] });

sample({
  clock: [registerFx.failData, unregisterFx.failData],
  fn: (error) => ({ message: 'push', context: { error } }),
  target: logFx,
});

const offerFx = attach({
  source: { storage: $pushChoiceStorage, permission: $permissionPort },
  effect: ({ storage, permission }) => {
    if (permission.read() !== 'default' || storage.read(PUSH_CHOICE_KEY) !== null) return undefined;
    storage.write(PUSH_CHOICE_KEY, 'off' satisfies PushChoice);
    return notifyFx({
      tone: 'info',
      text: translateDeferred('push.offer'),
      action: { label: translateDeferred('push.turnOn'), run: scopeBind(pushSwitchedOn, { safe: true }) },
    });
  },
});
sample({ clock: answerExpected, target: offerFx });
