import { useTranslation } from 'react-i18next';

/**
 * Texts of this remote in parts that bring `en.deferred.json` along (`withTexts` in routes.tsx): all of them. On the first screen
 * `useTranslation('mfe-catalogue')` knows those that are there at once, and no others; `npm test` sees to it that nothing the
 * first screen imports gets here.
 */
export const useDeferredTranslation = () => useTranslation('mfe-catalogue' as 'mfe-catalogue deferred');
