import { addTexts } from '@lintel/i18n';
import english from './locales/en.json?media&without';
import { useTextsOfUi } from './texts-of-ui.ts';

// Texts travel with the components that need them, so that home, which has none of these, does not carry them.
addTexts('ui', 'en', english);

/**
 * Texts of components that the first screen does without, in the language on screen; English until those of another language
 * are there, or where they cannot be loaded.
 */
export const useUiTexts = () => useTextsOfUi();
