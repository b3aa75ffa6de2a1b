import { message } from '@lintel/ui/forms';
import { array, object, string, type Schema } from 'yup';

/** What a step of a form must hold. */
export type StepSchema = Schema;

/** As the back end has it: a film on YouTube. */
const VIDEO =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch\?|embed\/|shorts\/|live\/)|youtu\.be\/)[\w\-?=&/%.]+$/;
export const videoRule = string()
  .trim()
  .max(300)
  .test(
    'video',
    message('mfe-listings:form.photos.noVideo'),
    (address = '') => address === '' || VIDEO.test(address),
  );

/** Of a price that is a slip of the keyboard. */
export const tooHigh = message('mfe-listings:form.price.tooHigh');

/** As many as the back end takes. */
export const MOST_PHOTOS = 40;
export const MOST_DOCUMENTS = 30;

export const MOST_KEYWORDS = 10;

/** Texts for search engines; all may be left out. */
export const searchEngineRules = object({
  slug: string().trim().max(191),
  metaTitle: string().trim().max(191),
  metaDescription: string().trim().max(500),
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
