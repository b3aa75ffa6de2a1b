import type { Language } from '@lintel/contract';
import { createEvent, createStore } from 'effector';

/** The language on screen has changed; the owner of the scope reports it. */
export const languageChanged = createEvent<Language>();

/** The language on screen: reads that are on screen are repeated when it changes. */
export const $language = createStore<Language>({ code: 'en', direction: 'ltr' }).on(
  languageChanged,
  (_, value) => value,
);
