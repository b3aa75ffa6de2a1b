import { addTexts } from '@lintel/i18n';
import english from '../locales/en.json?media&only';
import { useTextsOfUi } from '../texts-of-ui.ts';

addTexts('ui', 'en', english);

/** Texts of photos, plans, videos and documents: of the texts of this package only these come along. */
export const useMediaTexts = () => useTextsOfUi();
