import { z } from 'zod';
import {
  codeParameter,
  fileParameter,
  idParameter,
  latitudeParameter,
  linesParameter,
  longitudeParameter,
  numberParameter,
  requiredText,
  textParameter,
} from '../common/parameters.ts';
import {
  MOST_ADDRESS,
  MOST_DESCRIPTION,
  MOST_DISTANCE,
  MOST_KEYWORDS,
  MOST_LINE,
  MOST_META_DESCRIPTION,
  MOST_PHOTOS,
  MOST_PRICE,
  MOST_VIDEO_ADDRESS,
  VIDEO_ADDRESS,
} from './bounds.ts';

/** What people write about their listings and projects (docs/spec/listings.md#writing). */

const MOST_FACTS = 100;

/** Address of a film on YouTube. Checked by its form only: the server opens no address that a client sends. */
export const videoLink = textParameter(MOST_VIDEO_ADDRESS).pipe(
  z.string().regex(VIDEO_ADDRESS, 'must be a YouTube address'),
);

/** Whole units of the site's currency. */
export const priceParameter = z
  .union([z.string().max(40), z.number()])
  .transform((value) => (String(value).trim() === '' ? Number.NaN : Number(value)))
  .pipe(z.int('must be a whole number').min(1, 'must be at least 1').max(MOST_PRICE, 'is too large'));

/** A whole number of things. */
export const countParameter = (max: number) => numberParameter(0, max).pipe(z.int('must be a whole number'));

/** One spelling of the four; `Quaterly` is how deployed clients write it. */
export const rentDurationParameter = textParameter(20)
  .transform((value) => value.toLowerCase().replace('quaterly', 'quarterly'))
  .pipe(z.enum(['daily', 'monthly', 'quarterly', 'yearly'], 'must be Daily, Monthly, Quarterly or Yearly'))
  .transform((value) => `${value.charAt(0).toUpperCase()}${value.slice(1)}`);

/** Only the word `true` switches it on (docs/spec/wire-format.md#values). */
export const onlyTrue = z
  .union([z.string().max(20), z.number(), z.boolean()])
  .transform((value) => String(value) === 'true');

type SentFile = z.input<typeof fileParameter>;

/** Several files; one alone need not be in a list. Texts among them are no files and are left out, as deployed back ends do. */
export const filesParameter = z.preprocess(
  (sent) => (Array.isArray(sent) ? sent : [sent]).filter((file) => typeof file !== 'string'),
  z.array(fileParameter).max(MOST_PHOTOS, `must be at most ${MOST_PHOTOS} files`),
) as unknown as z.ZodType<z.output<typeof fileParameter>[], SentFile | SentFile[]>;

/** A file, or the address of the present one, which deployed clients send back when nothing changed. */
export const fileOrPresent = z.union([
  fileParameter,
  z
    .string()
    .max(2000)
    .transform(() => undefined),
]);

/** A new picture, nothing to take the present one away, or the address of the present one to keep it. */
export const fileOrNothing = z.union([
  fileParameter,
  z.literal('').transform(() => null),
  z
    .string()
    .max(2000)
    .transform(() => undefined),
]);

const keywords = textParameter(500).refine(
  (text) => text.split(',').filter((phrase) => phrase.trim() !== '').length <= MOST_KEYWORDS,
  `must have at most ${MOST_KEYWORDS} phrases`,
);
export const metaTexts = {
  meta_title: textParameter().optional(),
  meta_description: linesParameter(MOST_META_DESCRIPTION).optional(),
  meta_keywords: keywords.optional(),
};

export const position = {
  latitude: latitudeParameter.optional(),
  longitude: longitudeParameter.optional(),
};
/** Country, state and city; together with the address they make a complete one. */
export const region = {
  city: requiredText(MOST_LINE),
  state: requiredText(MOST_LINE),
  country: requiredText(MOST_LINE),
};

export const statedFacts = z
  .array(
    z.object({
      parameter_id: idParameter,
      /** Text, a file, several choices, or several choices as JSON text. Empty: no longer stated. */
      value: z
        .union([linesParameter(5000), z.array(textParameter(400)).max(MOST_FACTS), fileParameter])
        .optional(),
    }),
    'must be a list',
  )
  .max(MOST_FACTS);

export const statedDistances = z
  .array(
    z.object({
      facility_id: idParameter,
      /** In the site's unit. */
      distance: numberParameter(0, MOST_DISTANCE).optional(),
      /** Ours: which one is meant, and where it is. */
      place_name: textParameter().optional(),
      ...position,
    }),
    'must be a list',
  )
  .max(MOST_FACTS);

export const titleText = requiredText(MOST_LINE);
export const descriptionText = linesParameter(MOST_DESCRIPTION, 1);
export const addressText = linesParameter(MOST_ADDRESS, 1);
export const optionalAddress = linesParameter(MOST_ADDRESS).optional();
export const slugText = textParameter().optional();
/** Ours: of several forms with the same one from the same user only the first is posted; all are answered with it. */
export const clientId = textParameter(64).optional();
/** Ours: names that the client gave the files; one that arrived before under its name is not added again. */
export const clientIdsOfFiles = {
  /** Of the title image. */
  cover_client_id: clientId,
  /** In the order of the files. */
  gallery_client_ids: z.array(textParameter(64)).max(MOST_PHOTOS).optional(),
  document_client_ids: z.array(textParameter(64)).max(MOST_PHOTOS).optional(),
};
/** Ours: the stored address of every file that the client named. */
export const sentFiles = z.array(z.object({ client_id: z.string(), url: z.string() })).optional();
/** Ours: texts that become empty, as a csv, since empty values are left out. */
export const clearedTexts = <const T extends readonly string[]>(names: T) =>
  textParameter(200)
    .transform((csv) => csv.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(names, `must be some of ${names.join(', ')}`)))
    .optional();
/** Ours: the state that the change was made from, as own rows have it; where it is not the present one any more, nothing is written. */
export const revision = numberParameter(0, 2_147_483_647).pipe(z.int('must be a whole number')).optional();
export const visibility = codeParameter(['0', '1']);
