import type { ApiError } from '@lintel/api-contract';
import { submitWith, type FormErrors } from '@lintel/ui/forms';
import { sayLater } from '../locales/later-texts.ts';
import { isIdentityFailure } from './identity.ts';
import { problemOf } from './identity-problems.ts';

/** A refusal of the identity service in the form's own kind of error: at a field, or as the problem of the whole form. */
function asFormError(thrown: unknown): unknown {
  if (!isIdentityFailure(thrown)) return thrown;
  const { key, field } = problemOf(thrown.code);
  const text = sayLater(key, { code: thrown.code });
  return {
    kind: 'rejected',
    retryable: false,
    message: text,
    ...(field ? { fields: { [field]: text } } : {}),
  } satisfies ApiError;
}

/** Makes the `onSubmit` of a sign-in form: what was typed stays, and what went wrong is shown where it belongs. */
export const submitSession = <Values>(
  save: (values: Values) => Promise<unknown>,
): ((values: Values) => Promise<FormErrors | undefined>) =>
  submitWith((values: Values) =>
    save(values).catch((thrown: unknown) => {
      throw asFormError(thrown);
    }),
  );
