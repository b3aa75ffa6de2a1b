import { createEvent, createStore } from 'effector';

export const paletteOpened = createEvent();
export const paletteClosed = createEvent();
export const $isPaletteOpen = createStore(false)
  .on(paletteOpened, () => true)
  .reset(paletteClosed);

/** Keys that were pressed before the code that keeps what is typed for the palette, in their order. */
export const keysAhead: KeyboardEvent[] = [];

/** ⌘K or Ctrl+K; always with a modifier, so that typing or dictating never opens it (WCAG 2.1.4). */
export const opensPalette = ({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 'k' && metaKey !== ctrlKey && !altKey && !shiftKey;
