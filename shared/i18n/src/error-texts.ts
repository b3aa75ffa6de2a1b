import english from './locales/en.deferred.json';
import { addTexts } from './texts.ts';

/**
 * Adds the English texts of what a back end refuses. They come together with the code that asks it (the first screen may do
 * without both); a missing connection is reported without them.
 */
export const addErrorTexts = (): void => addTexts('errors', 'en', english.errors);
