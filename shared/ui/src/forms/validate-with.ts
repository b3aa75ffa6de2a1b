import { ValidationError, type Schema } from 'yup';
import { errorsAt } from './form-paths.ts';
import { messageOf } from './messages.ts';

/** final-form's shape: the same paths as the values, with a message at each leaf. */
export type FormErrors = Record<string, unknown>;

/**
 * Makes the `validate` of a form from a yup schema. Make it once, outside of render. Synchronous: a schema with an
 * asynchronous test throws. The first failed rule of each field wins.
 */
export function validateWith(schema: Schema): (values: unknown) => FormErrors | undefined {
  return (values) => {
    try {
      schema.validateSync(values, { abortEarly: false });
      return undefined;
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error;
      const failures = error.inner.length > 0 ? error.inner : [error];
      const firsts = new Map<string, ValidationError>();
      for (const failure of failures) {
        const path = failure.path ?? '';
        if (!firsts.has(path)) firsts.set(path, failure);
      }
      // What concerns the whole form has no field to stand at.
      return errorsAt(
        [...firsts].flatMap(([path, failure]) => (path ? [[path, messageOf(failure)] as const] : [])),
      );
    }
  };
}
