import type { OperationName } from '@lintel/api-contract/schemas';
import type { FastifyRequest } from 'fastify';

/** The site's own text → its translation. */
export type ContentTranslations = ReadonlyMap<string, string>;

/** What the client shows (docs/spec/wire-format.md#language); who does not say it gets everything as it was written. */
export function languageOf({ headers }: FastifyRequest): string | undefined {
  const sent = headers['content-language'];
  return typeof sent === 'string' ? /^[a-z]{2,3}\b/i.exec(sent)?.[0].toLowerCase() : undefined;
}

type Row = Record<string, unknown>;
type Translate = (value: unknown) => unknown;

/** Pages of the settings that a call answers as text; the settings themselves have them by these names. */
const pages = ['about_us', 'terms_conditions', 'privacy_policy'] as const;
const answeredPages: { [N in OperationName]?: (typeof pages)[number] } = {
  privacyPolicy: 'privacy_policy',
  termsConditions: 'terms_conditions',
};

/** Lists whose rows show by nothing but the call what they are. */
const lists: { [N in OperationName]?: string } = { getFacilities: 'name', getReportReasons: 'reason' };

/** Rows of one kind, known by their keys, and which of their texts are the site's. */
interface KindOfRow {
  is(row: Row): boolean;
  texts(row: Row, translate: Translate): Row;
}

/**
 * Everything else belongs to a user: a name, a title. Clients know facts by their names and send options back, so that these get
 * twins instead. The first kind that a row is of counts.
 */
const kindsOfRows: readonly KindOfRow[] = [
  {
    is: (row) => 'type_of_parameter' in row,
    texts: (row, translate) => ({
      translated_name: translate(row.name),
      ...(Array.isArray(row.type_values) && { translated_type_values: row.type_values.map(translate) }),
      ...('value' in row && { translated_value: translateEach(row.value, translate) }),
    }),
  },
  {
    is: (row) => 'field_type' in row,
    texts: (row, translate) => ({
      translated_name: translate(row.name),
      ...('hint' in row && { translated_hint: translate(row.hint) }),
    }),
  },
  {
    is: (row) => 'verify_customer_form_id' in row && !('verify_form' in row),
    texts: (row, translate) => ({ translated_value: translate(row.value) }),
  },
  {
    is: (row) => 'value' in row && 'translated' in row,
    texts: (row, translate) => ({ translated: translate(row.value) }),
  },
  { is: (row) => 'facility_id' in row, texts: (row, translate) => ({ name: translate(row.name) }) },
  {
    // A line of the bank account to which users transfer.
    is: (row) => 'title' in row && 'value' in row && Object.keys(row).length === 2,
    texts: (row, translate) => ({ title: translate(row.title) }),
  },
  {
    is: (row) => 'question' in row && 'answer' in row,
    texts: (row, translate) => ({ question: translate(row.question), answer: translate(row.answer) }),
  },
  {
    is: (row) => 'slug_id' in row && typeof row.category === 'string',
    texts: (row, translate) => ({ category: translate(row.category) }),
  },
  { is: (row) => 'City' in row, texts: (row, translate) => ({ translated_city: translate(row.City) }) },
  {
    // Towns and regions are the site's; what users wrote as their address is not touched.
    is: (row) => ('title' in row || 'is_verify' in row) && typeof row.city === 'string',
    texts: (row, translate) => ({
      translated_city: translate(row.city),
      ...('state' in row && { translated_state: translate(row.state) }),
    }),
  },
  {
    is: (row) => 'kind' in row && 'state' in row && 'country' in row,
    texts: (row, translate) => ({
      translated_name: translate(row.name),
      translated_state: translate(row.state),
      translated_country: translate(row.country),
    }),
  },
  {
    // The map of the settings.
    is: (row) => 'attribution' in row && 'island' in row,
    texts: (row, translate) => ({ attribution: translate(row.attribution) }),
  },
  {
    is: ({ type }) => typeof type === 'string' && type.endsWith('_section'),
    texts: (row, translate) => ({ title: translate(row.title) }),
  },
];

const ownTexts = (row: Row, translate: Translate): Row =>
  kindsOfRows.find(({ is }) => is(row))?.texts(row, translate) ?? {};

/** What a picture shows, for people who do not see it; the words of owners have no twin and stay. */
const ALTS = ['alt', 'title_image_alt', 'image_alt'] as const;
const alternatives = (row: Row, translate: Translate): Row =>
  Object.fromEntries(ALTS.flatMap((key) => (key in row ? [[key, translate(row[key])]] : [])));

const translateEach = (value: unknown, translate: Translate) =>
  Array.isArray(value) ? value.map(translate) : translate(value);

/** Pages of the settings that are translated to this language. */
function withPages(call: OperationName, answer: Row, words: ContentTranslations): Row {
  const translationOf = (page: string) => words.get(`page:${page}`);
  const own = answeredPages[call];
  if (own) return { ...answer, data: translationOf(own) ?? answer.data };
  if (call !== 'webSettings' && call !== 'appSettings') return answer;
  const known = pages.flatMap((page) =>
    translationOf(page) === undefined ? [] : [[page, translationOf(page)]],
  );
  return { ...answer, data: { ...(answer.data as Row), ...Object.fromEntries(known) } };
}

/** The answer of a call with the site's own texts in another language; what has no translation stays. The rows are copied. */
export function inLanguage<T>(call: OperationName, answer: T, words: ContentTranslations): T {
  const translate: Translate = (value) => (typeof value === 'string' ? (words.get(value) ?? value) : value);
  const listed = lists[call];
  const walk = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(walk);
    if (value === null || typeof value !== 'object' || value.constructor !== Object) return value;
    const row = Object.fromEntries(Object.entries(value).map(([key, part]) => [key, walk(part)]));
    return {
      ...row,
      ...alternatives(row, translate),
      ...ownTexts(row, translate),
      ...(listed && listed in row && { [listed]: translate(row[listed]) }),
    };
  };
  return withPages(call, walk(answer) as Row, words) as T;
}
