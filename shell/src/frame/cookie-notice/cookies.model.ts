import { attach, createEvent, createStore, sample } from 'effector';
import { browserStorage, type TextStorage } from '#user/persisted/browser-storage.ts';

const KEY = 'lintel-cookies';

export const cookiesUnderstood = createEvent();
export const cookieNoticeOpened = createEvent();

export const $cookieStorage = createStore<TextStorage>(browserStorage, { serialize: 'ignore' });
/** null until it is known whether this browser has seen the notice. */
export const $isUnderstood = createStore<boolean | null>(null, { serialize: 'ignore' });

const readFx = attach({ source: $cookieStorage, effect: (storage) => storage.read(KEY) === '1' });
const keepFx = attach({ source: $cookieStorage, effect: (storage) => void storage.write(KEY, '1') });

sample({ clock: cookieNoticeOpened, target: readFx });
sample({ clock: cookiesUnderstood, target: keepFx });
$isUnderstood.on(readFx.doneData, (_, isUnderstood) => isUnderstood).on(cookiesUnderstood, () => true);
