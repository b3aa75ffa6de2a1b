import { besidePage } from './beside-page.ts';
import type { PhotoMeasures } from './measures/photo-measures.ts';

/** Measures a photo in the worker; null for one that cannot be read. */
export const measurePhoto = (file: Blob): Promise<PhotoMeasures | null> =>
  besidePage({ type: 'measure', file }).catch(() => null);
