import type { RequestOf, VerificationApplication, VerificationField } from '@lintel/api-contract';
import type { applyAgentVerification } from '@lintel/api-contract';

/** Answers by the name of their field in the form; files as a list of at most one. */
export type AnswerValues = Record<string, string | string[] | File[] | undefined>;
type Sent = RequestOf<typeof applyAgentVerification>['form_fields'];

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

/** The request, and which field of the form each part of it is. Questions without an answer are left out. */
export function requestOf(fields: readonly VerificationField[], values: AnswerValues) {
  const sent: Sent = [];
  const names: Record<string, string> = {};
  for (const field of fields) {
    const value = values[fieldName(field)];
    const [only] = Array.isArray(value) ? value : [];
    const answer = typeof only === 'object' ? only : (value as string | string[] | undefined);
    if (answer === undefined || answer === '' || (Array.isArray(answer) && answer.length === 0)) continue;
    names[`form_fields.${sent.length}.value`] = fieldName(field);
    sent.push({ id: field.id, value: answer as Sent[number]['value'] });
  }
  return { request: { form_fields: sent }, names };
}
