import { z } from 'zod';

/**
 * What a client may send. Query strings and forms carry text only, JSON bodies carry numbers, so every parameter takes
 * both; empty values are dropped before validation. Each schema turns the text into what the server works with.
 */
const scalar = z.union([z.string().max(400), z.number()]);
const MAX_ID = 2_147_483_647;
const MAX_PAGE = 100;

/** Smaller than this is nothing: PostgreSQL refuses what a column of four bytes cannot hold, which is below 1e-45. */
const SMALLEST = 1e-30;

const asNumber = (value: string | number) => {
  if (typeof value === 'string' && value.trim() === '') return Number.NaN;
  const number = Number(value);
  return Math.abs(number) < SMALLEST ? 0 : number;
};

/** Row id. */
export const idParameter = scalar
  .transform(asNumber)
  .pipe(z.int('must be a whole number').min(0, 'must not be negative').max(MAX_ID, 'is too large'));
/** Amount of money in units of the currency, up to what JSON carries exactly. */
export const amountParameter = scalar
  .transform(asNumber)
  .pipe(
    z.number('must be a number').min(0, 'must not be negative').max(Number.MAX_SAFE_INTEGER, 'is too large'),
  );
/** Bounds of prices, which are whole units: no price lies between a fraction and the next whole number. */
export const leastPriceParameter = amountParameter.transform(Math.ceil);
export const mostPriceParameter = amountParameter.transform(Math.floor);
export const numberParameter = (min: number, max: number) =>
  scalar
    .transform(asNumber)
    .pipe(
      z.number('must be a number').min(min, `must be at least ${min}`).max(max, `must be at most ${max}`),
    );
export const latitudeParameter = numberParameter(-90, 90);
export const longitudeParameter = numberParameter(-180, 180);
/** Kilometres. */
export const radiusParameter = numberParameter(0, 20_040);

/** Rows per page; larger values are cut to 100. */
export const limitParameter = scalar
  .transform(asNumber)
  .pipe(z.int('must be a whole number').min(0, 'must not be negative'))
  .transform((value) => Math.min(value, MAX_PAGE));
export const offsetParameter = scalar
  .transform(asNumber)
  .pipe(z.int('must be a whole number').min(0, 'must not be negative'));
export const paging = { limit: limitParameter.optional(), offset: offsetParameter.optional() };

/** Anything but `0`, `false` and nothing counts as set. */
export const switchParameter = z
  .union([z.string().max(20), z.number(), z.boolean()])
  .transform((value) => !['', '0', 'false', 'null'].includes(String(value).toLowerCase()));

/** Several ids: `1,2,3` or an array. */
export const idsParameter = z
  .union([z.string().max(2000), z.number(), z.array(scalar).max(100)])
  .transform((value) =>
    String(value)
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map(Number),
  )
  .pipe(z.array(z.int('must be whole numbers').min(0).max(MAX_ID)).max(100));

/** Moments as ISO 8601 with an offset: several with commas between them, or an array. */
export const timesParameter = (most: number) =>
  z
    .union([z.string().max(400), z.array(z.string().max(40)).max(most)])
    .transform((value) => (typeof value === 'string' ? value.split(',') : value).map((part) => part.trim()))
    .pipe(
      z
        .array(z.iso.datetime({ offset: true, error: 'must be times with an offset' }))
        .min(1)
        .max(most),
    )
    .transform((times) => times.map((time) => new Date(time)));

/** One of a few codes that arrive as text or number. */
export const codeParameter = <const T extends readonly string[]>(codes: T) =>
  z
    .union([z.string().max(Math.max(20, ...codes.map(({ length }) => length))), z.number()])
    .transform(String)
    .pipe(z.enum(codes, `must be one of ${codes.join(', ')}`));

/** Embeddings, overrides and isolates of writing directions: in a name they make other names, so they are dropped. */
const DIRECTIONS = /[\u202A-\u202E\u2066-\u2069]/g;
/** Line breaks of other systems. */
const BREAKS = /\r\n?|[\u0085\u2028\u2029]/g;

/** Half of a character, which PostgreSQL refuses inside of JSON, is sent when a text is cut in the middle of an emoji. */
const wellFormed = (value: string | number) => String(value).replaceAll(/\p{Surrogate}/gu, '\uFFFD');

const isOneLine = (value: string) => !/[\p{Cc}\u2028\u2029]/u.test(value);
const isPlain = (value: string) => !/\p{Cc}/u.test(value.replaceAll(/[\n\t]/g, ''));

const limitedText = (max: number, min: number) =>
  z
    .string()
    .min(min, min === 1 ? 'is required' : `must have at least ${min} characters`)
    .max(max, `must have at most ${max} characters`);

/** Text of one line, trimmed. Control characters could forge a line of a list, a letter or a terminal. */
export const textParameter = (max = 191, min = 0) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => wellFormed(value).replaceAll(DIRECTIONS, '').trim())
    .pipe(limitedText(max, min).refine(isOneLine, 'must be one line without control characters'));

/** Text of any number of lines, trimmed; every line break becomes a line feed. */
export const linesParameter = (max: number, min = 0) =>
  z
    .union([z.string(), z.number()])
    .transform((value) => wellFormed(value).replaceAll(BREAKS, '\n').trim())
    .pipe(limitedText(max, min).refine(isPlain, 'must not contain control characters'));
export const requiredText = (max = 191) => textParameter(max, 1);
export const emailParameter = textParameter(191).pipe(z.email('must be a valid email address'));

/** Ours, beside the id of an own listing or project: the slug of its address instead. */
export const orSlug = { slug_id: textParameter().optional() };
/** For `refine`: either the id by this name or `slug_id` is stated. */
export const idOrSlug = <K extends string>(
  key: K,
): [
  isStated: (sent: { slug_id?: string | undefined } & { [N in K]?: number | undefined }) => boolean,
  problem: { path: PropertyKey[]; message: string },
] => [
  (sent) => sent[key] !== undefined || sent.slug_id !== undefined,
  { path: [key], message: 'is required' },
];

/** A file as the server receives it; a browser passes a `File`. */
export interface UploadedFile {
  readonly fileName: string;
  readonly bytes: Uint8Array;
}
const isUploaded = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value && value.bytes instanceof Uint8Array;
export const fileParameter = z
  .custom<File | UploadedFile>(isUploaded, 'must be a file')
  .transform((value) => value as UploadedFile)
  .meta({ type: 'string', format: 'binary' });

/** Accepted from deployed clients and without effect: the caller is known by the token. */
export const ignoredParameters = { current_user: z.unknown().optional(), userid: z.unknown().optional() };
