import { setIn } from 'final-form';
import { ValidationError, type Schema } from 'yup';
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
      // yup writes paths like `plans[0].title`; setIn understands them and builds the lists.
      return [...firsts].reduce<FormErrors>(
        (errors, [path, failure]) =>
          path ? (setIn(errors, path, messageOf(failure)) as FormErrors) : errors,
        {},
      );
    }
  };
}
