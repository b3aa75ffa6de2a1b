import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { browserStorage, type SharedStorage } from '#user/persisted/browser-storage.ts';

const KEY = 'lintel-cookies';

export const cookiesUnderstood = createEvent();
export const cookieNoticeOpened = createEvent();
/** Another tab has stored the answer. */
const answeredElsewhere = createEvent();

export const $cookieStorage = createStore<SharedStorage>(browserStorage);
/** null until it is known whether this browser has seen the notice. */
export const $isUnderstood = createStore<boolean | null>(null);

const readFx = attach({ source: $cookieStorage, effect: (storage) => storage.read(KEY) === '1' });
const keepFx = attach({ source: $cookieStorage, effect: (storage) => void storage.write(KEY, '1') });
const watchFx = attach({
  source: $cookieStorage,
  effect: (storage) => storage.watch(KEY, scopeBind(answeredElsewhere, { safe: true })),
});

sample({ clock: cookieNoticeOpened, target: [readFx, watchFx] });
sample({ clock: answeredElsewhere, target: readFx });
sample({ clock: cookiesUnderstood, target: keepFx });
$isUnderstood.on(readFx.doneData, (_, isUnderstood) => isUnderstood).on(cookiesUnderstood, () => true);
