import type { VerificationApplication, VerificationField } from '@lintel/api-contract';
import { message } from '@lintel/ui/forms';
import { array, mixed, object, string, type AnySchema } from 'yup';
import { fieldName, fileOf, isAnswered, type AnswerValues } from './answers.ts';

/** Text of one line is stored up to here. */
const SHORT = 191;
const LONG = 5000;

const isRequired = ({ is_required: required }: VerificationField) => required === 1;

/** A file that was handed in before stays where it is, so it need not be chosen again. */
function schemaOf(field: VerificationField, hasFile: boolean): AnySchema {
  const required = isRequired(field);
  switch (field.field_type) {
    case 'file':
      return required && !hasFile
        ? array().of(mixed()).required().min(1, message('common:form.required'))
        : array();
    case 'checkbox':
      return required ? array().of(string()).required().min(1, message('common:form.required')) : array();
    case 'number': {
      const number = string()
        .trim()
        .matches(/^-?\d{1,15}(\.\d{1,6})?$/, {
          message: message('common:form.number'),
          excludeEmptyString: true,
        });
      return required ? number.required() : number;
    }
    default: {
      const text = string()
        .trim()
        .max(field.field_type === 'textarea' ? LONG : SHORT);
      return required ? text.required() : text;
    }
  }
}

/** Of optional questions at least one has an answer; where none has, it is asked for at the first. */
export function answersSchema(fields: readonly VerificationField[], before: VerificationApplication | null) {
  const answers = object(
    Object.fromEntries(
      fields.map((field) => [fieldName(field), schemaOf(field, fileOf(field, before) !== null)]),
    ),
  );
  const [first] = fields;
  if (!first || fields.some(isRequired)) return answers;
  return answers.test(
    'answered',
    (values, { createError }) =>
      fields.some((field) => isAnswered(field, values as AnswerValues, before)) ||
      createError({
        path: fieldName(first),
        message: message('mfe-account:verification.answerOne'),
      }),
  );
}
