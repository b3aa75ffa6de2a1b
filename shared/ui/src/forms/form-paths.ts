import { ARRAY_ERROR, FORM_ERROR, getIn, setIn } from 'final-form';
import { isFormMessage } from './messages.ts';
import type { FormErrors } from './validate-with.ts';

/** `plans[0].title` and `plans.0.title` are the same place; children come before what they are in. */
const depth = (path: string) => path.split(/[.[\]]+/).filter(Boolean).length;

/**
 * Puts messages at the places of a form. A message about a whole list or group whose parts have messages as well stands beside
 * these, where final-form looks for it.
 */
export function errorsAt(messages: Iterable<readonly [path: string, message: unknown]>): FormErrors {
  let errors: FormErrors = {};
  for (const [path, message] of [...messages].sort(([a], [b]) => depth(b) - depth(a))) {
    const parts = path === '' ? errors : (getIn(errors, path) as unknown);
    if (path === '') errors[FORM_ERROR] ??= message;
    else if (Array.isArray(parts)) Object.assign(parts, { [ARRAY_ERROR]: message });
    else if (parts === undefined) errors = setIn(errors, path, message) as FormErrors;
  }
  return errors;
}

/** Every message in a tree of errors with its path: `{ plans: [{ title: … }] }` → `plans[0].title`. */
export function flattenErrors(errors: unknown, path = ''): [path: string, message: unknown][] {
  if (typeof errors === 'string' || isFormMessage(errors)) return [[path, errors]];
  if (Array.isArray(errors))
    return [
      ...flattenErrors(errorOfList(errors), path),
      ...errors.flatMap((item, index) => flattenErrors(item, `${path}[${index}]`)),
    ];
  if (typeof errors !== 'object' || errors === null) return [];
  return Object.entries(errors).flatMap(([key, value]) =>
    key === FORM_ERROR ? [] : flattenErrors(value, path ? `${path}.${key}` : key),
  );
}

/** The message about a list as a whole. */
export const errorOfList = (error: unknown): unknown =>
  Array.isArray(error) ? (error as { [ARRAY_ERROR]?: unknown })[ARRAY_ERROR] : error;
