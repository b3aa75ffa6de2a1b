import type { RequestOf, VerificationApplication, VerificationField } from '@lintel/api-contract';
import type { applyAgentVerification } from '@lintel/api-contract';

/** Answers by the name of their field in the form; files as a list of at most one. */
export type AnswerValues = Record<string, string | string[] | File[] | undefined>;
type Sent = RequestOf<typeof applyAgentVerification>['form_fields'];
type Answer = Sent[number]['value'];

export const fieldName = ({ id }: Pick<VerificationField, 'id'>) => `q${id}`;

const answerOf = ({ id }: VerificationField, before: VerificationApplication | null) =>
  before?.verify_customer_values.find((answer) => answer.verify_customer_form_id === id);

/** The address of a file that was handed in before. */
export function fileOf(field: VerificationField, before: VerificationApplication | null): string | null {
  const value = field.field_type === 'file' ? answerOf(field, before)?.value : undefined;
  return typeof value === 'string' && value !== '' ? value : null;
}

/** Why the administration refused this answer; empty when it did not. */
export const refusalOf = (field: VerificationField, before: VerificationApplication | null): string =>
  answerOf(field, before)?.reject_reason ?? '';

/** What the form begins with: what was handed in before, changed by what was typed since. */
export function initialAnswers(
  fields: readonly VerificationField[],
  before: VerificationApplication | null,
  draft: AnswerValues | null,
): AnswerValues {
  return Object.fromEntries(
    fields.map((field) => {
      const name = fieldName(field);
      const handedIn = field.field_type === 'file' ? undefined : answerOf(field, before)?.value;
      return [name, draft?.[name] ?? handedIn];
    }),
  );
}

const isStated = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) ? value.length > 0 : Boolean(value);

/** Whether a question has an answer, now or by a file that was handed in before. */
export const isAnswered = (
  field: VerificationField,
  values: AnswerValues,
  before: VerificationApplication | null,
): boolean => isStated(values[fieldName(field)]) || fileOf(field, before) !== null;

/** The answer as it is sent: a file by itself, a text without spaces around it. */
function sentAnswer(value: AnswerValues[string]): Answer {
  const [only] = Array.isArray(value) ? value : [];
  if (typeof only === 'object') return only as unknown as Answer;
  return (typeof value === 'string' ? value.trim() : value) as Answer;
}

/**
 * The request, and which field of the form a refused part of it is. Questions without an answer are left out; those whose earlier
 * answer was emptied are named. Files that were handed in stay without being sent, unless nothing else is.
 */
export function requestOf(
  fields: readonly VerificationField[],
  values: AnswerValues,
  before: VerificationApplication | null,
) {
  const stated = fields.filter((field) => isStated(values[fieldName(field)]));
  const asked = stated.length > 0 ? stated : fields.filter((field) => fileOf(field, before) !== null);
  const form_fields: Sent = asked.map((field) => ({
    id: field.id,
    value: stated.length > 0 ? sentAnswer(values[fieldName(field)]) : fileOf(field, before)!,
  }));
  const cleared = fields.filter(
    (field) => isStated(answerOf(field, before)?.value) && !isAnswered(field, values, before),
  );
  const first = fields.find((field) => !isAnswered(field, values, before)) ?? fields[0]!;
  return {
    request: {
      form_fields,
      ...(cleared.length > 0 ? { clear_answers: cleared.map(({ id }) => id) } : {}),
    },
    /** What is wrong with the application as a whole stands at the first question without an answer. */
    nameOf: (path: string): string => {
      const index = /^form_fields\.(\d+)/.exec(path)?.[1];
      return fieldName((index === undefined ? undefined : asked[Number(index)]) ?? first);
    },
  };
}
