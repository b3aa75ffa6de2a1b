import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

/**
 * Texts of the shell in parts that bring `en.deferred.json` along (`withTexts`): all of them. On the first screen
 * `useTranslation('shell')` knows those that are there at once, and no others; `npm test` sees to it that nothing the first
 * screen imports gets here.
 */
export const useDeferredTranslation = () => useTranslation('shell' as 'shell deferred');

/** A text of a later part in the language on screen, for places outside of React. */
export const translateDeferred = i18next.getFixedT(null, 'shell' as 'shell deferred');
