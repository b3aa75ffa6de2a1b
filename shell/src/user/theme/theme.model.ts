import { attach, createEvent, createStore, sample, scopeBind } from 'effector';
import { browserStorage, type SharedStorage } from '#user/persisted/browser-storage.ts';

export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

const KEY = 'lintel-theme';
const isTheme = (text: string | null): text is Theme => themes.includes(text as Theme);

export const themeChosen = createEvent<Theme>();
const themeRead = createEvent<Theme>();
/** Another tab has stored a choice. */
const themeStored = createEvent();

export const $themeStorage = createStore<SharedStorage>(browserStorage);
/** `auto` follows the device. */
export const $theme = createStore<Theme>('auto');
$theme.on([themeRead, themeChosen], (_, theme) => theme);

/** The attribute that the token values of both themes hang on. */
const show = (theme: Theme) => {
  document.documentElement.dataset.theme = theme;
};

export const readThemeFx = attach({
  source: $themeStorage,
  effect(storage) {
    const stored = storage.read(KEY);
    const theme = isTheme(stored) ? stored : 'auto';
    show(theme);
    return theme;
  },
});
/** The theme follows the other tabs from now on. */
export const watchThemeFx = attach({
  source: $themeStorage,
  effect: (storage) => storage.watch(KEY, scopeBind(themeStored, { safe: true })),
});
const keepThemeFx = attach({
  source: $themeStorage,
  effect(storage, theme: Theme) {
    show(theme);
    storage.write(KEY, theme);
  },
});

sample({ clock: themeStored, target: readThemeFx });
sample({ clock: readThemeFx.doneData, target: themeRead });
sample({ clock: themeChosen, target: keepThemeFx });
