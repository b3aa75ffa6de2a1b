import { ARRAY_ERROR, FORM_ERROR, getIn, setIn } from 'final-form';
import { isFormMessage } from './messages.ts';
import type { FormErrors } from './validate-with.ts';

/** `plans[0].title` and `plans.0.title` are the same place. */
const partsOf = (path: string) => path.split(/[.[\]]+/).filter(Boolean);

/** Whether a place lies inside of another. */
const isInside = (path: string, outer: string) => {
  const [parts, outerParts] = [partsOf(path), partsOf(outer)];
  return parts.length > outerParts.length && outerParts.every((part, index) => part === parts[index]);
};

/**
 * Puts messages at the places of a form, in their order. A message about a whole list whose items have messages as well stands
 * beside these, where final-form looks for it.
 */
export function errorsAt(messages: readonly (readonly [path: string, message: unknown])[]): FormErrors {
  const hasParts = (outer: string) => messages.some(([path]) => isInside(path, outer));
  const leaves = messages.filter(([path]) => !hasParts(path));
  const errors = leaves.reduce<FormErrors>(
    (found, [path, message]) => setIn(found, path, message) as FormErrors,
    {},
  );
  for (const [path, message] of messages) {
    const parts: unknown = hasParts(path) ? getIn(errors, path) : undefined;
    if (Array.isArray(parts)) Object.assign(parts, { [ARRAY_ERROR]: message });
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
