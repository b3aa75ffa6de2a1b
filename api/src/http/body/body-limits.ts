import { z } from 'zod';

const KIBIBYTE = 1024;
const MEBIBYTE = 1024 * KIBIBYTE;

/** Names in a body or an address; each name costs work, whatever its value. */
export const MAX_NAMES = 400;
/** A form in one text, as deployed clients send their small writes. Bytes. */
export const MAX_FORM_BYTES = 64 * KIBIBYTE;
/** One file. Bytes. */
export const MAX_FILE_BYTES = 6 * MEBIBYTE;
export const MAX_FILES = 60;

/** All texts of a multipart form together, and a JSON body, of a call that takes lists of files and of the others. Bytes. */
const MAX_TEXT_BYTES = { withLists: MEBIBYTE, withoutLists: 128 * KIBIBYTE };
/** All files of a form with lists of files; they wait in memory until the form is complete. Bytes. */
const MAX_FILES_BYTES = 80 * MEBIBYTE;

/** What the body of one call may be, known before a byte of it is read. */
export interface BodyLimits {
  /** Bytes of all texts, or of a JSON body. */
  readonly text: number;
  /** Bytes of all files. */
  readonly files: number;
  /** Names of the fields that take a file; numbers of lists are left out: `parameters[][value]`. */
  readonly fileFields: ReadonlySet<string>;
}

/** For addresses outside the table of calls: texts only. */
export const SMALL_BODY: BodyLimits = {
  text: MAX_TEXT_BYTES.withoutLists,
  files: 0,
  fileFields: new Set(),
};

type JsonSchema = Record<string, unknown>;

/** Paths of the fields that hold files, as form names without numbers. */
function fileFieldsBelow(schema: JsonSchema, path: string): string[] {
  if (schema.format === 'binary') return [path];
  const { properties = {}, items, anyOf = [], oneOf = [], allOf = [] } = schema as Record<string, JsonSchema>;
  return [
    ...Object.entries(properties).flatMap(([name, field]) =>
      fileFieldsBelow(field as JsonSchema, path === '' ? name : `${path}[${name}]`),
    ),
    ...(items ? fileFieldsBelow(items, `${path}[]`) : []),
    ...[anyOf, oneOf, allOf].flatMap((options) =>
      (options as unknown as JsonSchema[]).flatMap((option) => fileFieldsBelow(option, path)),
    ),
  ];
}

const known = new WeakMap<z.ZodType, BodyLimits>();

/** Limits of a call by the schema of its request: a call whose schema names no file takes none. */
export function bodyLimitsOf(request: z.ZodType): BodyLimits {
  const limits = known.get(request) ?? limitsBySchema(request);
  known.set(request, limits);
  return limits;
}

function limitsBySchema(request: z.ZodType): BodyLimits {
  const schema = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const fileFields = new Set(fileFieldsBelow(schema, ''));
  const takesLists = [...fileFields].some((name) => name.includes('[]'));
  return {
    text: takesLists ? MAX_TEXT_BYTES.withLists : MAX_TEXT_BYTES.withoutLists,
    files: takesLists ? MAX_FILES_BYTES : fileFields.size * MAX_FILE_BYTES,
    fileFields,
  };
}

/** `gallery_images[3]` → `gallery_images[]`. */
export const withoutNumbers = (name: string): string => name.replaceAll(/\[\d*\]/g, '[]');
