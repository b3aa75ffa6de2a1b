import type { ValidationError } from 'yup';

/**
 * The message of a rule about a value: a text key with the values to put in, so that a language switch rewrites errors already
 * on screen. `key` is a full i18next key, e.g. `common:form.min` or `mfe-account:profile.photo.tooSmall`.
 */
export type FormMessage = { key: string; values?: Record<string, string | number> };

/** For rules of one's own: `string().matches(/…/, message('mfe-account:profile.phone'))`. The usual rules need none. */
export const message = (key: string, values?: FormMessage['values']): FormMessage => ({
  key,
  ...(values && { values }),
});

export const isFormMessage = (value: unknown): value is FormMessage =>
  typeof value === 'object' && value !== null && typeof (value as FormMessage).key === 'string';

/** Whether the words of a message hold the name of its field, so that a list need not put it in front. */
export const namesField = (value: unknown): boolean => isFormMessage(value) && value.key === form('required');

const form = (key: string) => `common:form.${key}`;

/** Keys for yup's own rules, by the type that a failure carries. */
const byRule: Record<string, string> = {
  required: 'required',
  optionality: 'required',
  nullable: 'required',
  email: 'email',
  url: 'url',
  oneOf: 'oneOf',
  integer: 'integer',
};

/** `min` and `max` mean three things. */
function limitKey(rule: 'min' | 'max', value: unknown): string {
  if (typeof value === 'string') return `${rule}Length`;
  return Array.isArray(value) ? `${rule}Items` : rule;
}

/**
 * The message for one failed rule: the schema author's own, else the standard one of the rule. Read from the failure and not
 * set with yup's `setLocale`, because rules copy their text when the schema is made, which may be before that call.
 */
export function messageOf(failure: ValidationError): FormMessage {
  const own: unknown = failure.message;
  if (isFormMessage(own)) return own;
  const { type = '', params } = failure;
  if (type === 'typeError') return message(form(params?.['type'] === 'number' ? 'number' : 'invalid'));
  if (type === 'min' || type === 'max') {
    const limit = params?.[type] as number;
    if (params?.['more'] !== undefined) return message(form('positive'));
    return message(form(limitKey(type, params?.['value'])), { [type]: limit });
  }
  return message(form(byRule[type] ?? 'invalid'));
}
