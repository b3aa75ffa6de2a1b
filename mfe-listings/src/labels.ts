import { labelsOf } from '@lintel/contract';
import ar from '#locales/labels/ar.json';
import de from '#locales/labels/de.json';
import en from '#locales/labels/en.json';

/** Short texts that travel in the manifest, since they are shown before the code of this remote arrives. */
export const labels = labelsOf({ en, ar, de });
