import type { UploadedFile } from '@lintel/api-contract/schemas';
import { DomainError } from '#http/domain-error.ts';
import type { FieldRecord } from './verification.queries.ts';

export type SentValue = string | string[] | UploadedFile;

export interface SentAnswer {
  readonly id: number;
  readonly value: SentValue;
}

/** What an answer turned out to be: text to store as it is, or a file to store first. */
type Checked = { readonly text: string } | { readonly file: UploadedFile };

const SHORT = 191;

/** `index`: position in the request, as the wire names the field. */
export const refuseAnswer = (index: number, message: string) => {
  const name = `form_fields.${index}.value`;
  return new DomainError('validation', `The field ${name} ${message}.`, {
    fields: { [name]: message },
    status: 400,
  });
};

/** A required question without an answer, now or from an earlier application. */
export const refuseMissing = ({ name }: FieldRecord) =>
  new DomainError('validation', `The field ${name} is required.`, {
    fields: { form_fields: 'misses a required answer' },
    status: 400,
  });

const asTexts = (value: string | string[]) =>
  [...new Set((Array.isArray(value) ? value : value.split(',')).map((part) => part.trim()))].filter(
    (part) => part !== '',
  );

/** Checks one answer against its question (docs/spec/verification.md#form). */
export function checkAnswer(
  { field_type: type, options }: FieldRecord,
  value: SentValue,
  index: number,
): Checked {
  const refuse = (message: string) => refuseAnswer(index, message);
  if (typeof value === 'object' && !Array.isArray(value)) {
    if (type !== 'file') throw refuse('must be text');
    return { file: value };
  }
  if (type === 'file') throw refuse('must be a file');
  const offered = new Set(options.map((option) => option.value));
  if (type === 'checkbox') {
    const chosen = asTexts(value);
    if (chosen.length === 0) throw refuse('is required');
    if (!chosen.every((one) => offered.has(one))) throw refuse('must be chosen from the options');
    return { text: JSON.stringify(chosen) };
  }
  if (Array.isArray(value)) throw refuse('must be one value');
  if ((type === 'radio' || type === 'dropdown') && !offered.has(value))
    throw refuse('must be one of the options');
  if (type === 'number' && !/^-?\d{1,15}(\.\d{1,6})?$/.test(value)) throw refuse('must be a number');
  if (type === 'text' && value.length > SHORT) throw refuse(`must have at most ${SHORT} characters`);
  return { text: value };
}
