import { attach, createEvent, createStore, sample } from 'effector';
import { browserStorage, type TextStorage } from '#user/persisted/browser-storage.ts';

export const themes = ['light', 'dark', 'auto'] as const;
export type Theme = (typeof themes)[number];

const KEY = 'lintel-theme';
const isTheme = (text: string | null): text is Theme => themes.includes(text as Theme);

export const themeChosen = createEvent<Theme>();
const themeRead = createEvent<Theme>();

export const $themeStorage = createStore<TextStorage>(browserStorage, { serialize: 'ignore' });
/** `auto` follows the device. */
export const $theme = createStore<Theme>('auto', { serialize: 'ignore' });
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
const keepThemeFx = attach({
  source: $themeStorage,
  effect(storage, theme: Theme) {
    show(theme);
    storage.write(KEY, theme);
  },
});

sample({ clock: readThemeFx.doneData, target: themeRead });
sample({ clock: themeChosen, target: keepThemeFx });
