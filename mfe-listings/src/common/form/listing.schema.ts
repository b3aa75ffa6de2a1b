import {
  MOST_KEYWORDS,
  MOST_LINE,
  MOST_META_DESCRIPTION,
  MOST_VIDEO_ADDRESS,
  VIDEO_ADDRESS,
} from '@lintel/api-contract';
import { message } from '@lintel/ui/forms';
import { array, object, string, type Schema } from 'yup';

/** What a step of a form must hold. */
export type StepSchema = Schema;

/** A film on YouTube. */
export const videoRule = string()
  .trim()
  .max(MOST_VIDEO_ADDRESS)
  .test(
    'video',
    message('mfe-listings:form.photos.noVideo'),
    (address = '') => address === '' || VIDEO_ADDRESS.test(address),
  );

/** Of a price that is a slip of the keyboard. */
export const tooHigh = message('mfe-listings:form.price.tooHigh');

/** Texts for search engines; all may be left out. */
export const searchEngineRules = object({
  slug: string().trim().max(MOST_LINE),
  metaTitle: string().trim().max(MOST_LINE),
  metaDescription: string().trim().max(MOST_META_DESCRIPTION),
  keywords: array().max(MOST_KEYWORDS),
});

/** Past these search engines cut; nothing is refused. */
export const SEEN_TITLE = 60;
const LEAST_DESCRIPTION = 50;
export const SEEN_DESCRIPTION = 160;

export const searchEngineWarnings = object({
  metaTitle: string()
    .trim()
    .max(SEEN_TITLE, message('mfe-listings:form.search.longTitle', { max: SEEN_TITLE })),
  metaDescription: string()
    .trim()
    .test(
      'length',
      message('mfe-listings:form.search.length', { min: LEAST_DESCRIPTION, max: SEEN_DESCRIPTION }),
      (text = '') => text === '' || (text.length >= LEAST_DESCRIPTION && text.length <= SEEN_DESCRIPTION),
    ),
});
