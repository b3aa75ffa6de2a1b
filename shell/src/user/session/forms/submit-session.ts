import type { ApiError } from '@lintel/api-contract';
import { errorText } from '@lintel/i18n';
import { toApiError } from '@lintel/model-kit';
import { submitWith, type FormErrors } from '@lintel/ui/forms';
import i18next from 'i18next';
import { translateDeferred } from '#locales/deferred-texts.ts';
import { isIdentityFailure } from '#user/session/identity/identity.ts';
import { problemOf, type ProblemField } from '#user/session/identity/identity-problems.ts';

/** Refusals of our back end that mean the same as one of the identity service's. */
function codeOf(error: Partial<ApiError>): string | undefined {
  if (error.key === 'emailTaken') return 'auth/email-already-in-use';
  // Answers to a code: `otp` is the wire's name for it.
  if (error.key === 'validation' && error.fields?.['otp']) return 'auth/invalid-verification-code';
  if (error.key === 'validation' && error.fields?.['password']) return 'auth/weak-password';
  if (error.key === 'validation' && error.fields?.['number']) return 'auth/invalid-phone-number';
  if (error.key === 'wrongState') return 'auth/code-expired';
  return undefined;
}

const failureCode = (thrown: unknown): string | undefined =>
  isIdentityFailure(thrown) ? thrown.code : codeOf(thrown as Partial<ApiError>);

/** One sentence for a failed sign-in, from either service. */
export function textOf(thrown: unknown): string {
  const code = failureCode(thrown);
  if (code) return translateDeferred(problemOf(code).key, { code });
  return errorText(i18next.getFixedT(null, 'errors'), toApiError(thrown));
}

/** A refusal in the form's own kind of error: at a field that the form has, or as the problem of the whole form. */
function asFormError(thrown: unknown, fields: readonly ProblemField[]): unknown {
  const code = failureCode(thrown);
  if (!code) return thrown;
  const { field } = problemOf(code);
  const text = textOf(thrown);
  return {
    kind: 'rejected',
    retryable: false,
    message: text,
    ...(field && fields.includes(field) ? { fields: { [field]: text } } : {}),
  } satisfies ApiError;
}

/** Makes the `onSubmit` of a sign-in form: what was typed stays, and what went wrong is shown where it belongs. */
export const submitSession = <Values>(
  fields: readonly ProblemField[],
  save: (values: Values) => Promise<unknown>,
): ((values: Values) => Promise<FormErrors | undefined>) =>
  submitWith((values: Values) =>
    save(values).catch((thrown: unknown) => {
      throw asFormError(thrown, fields);
    }),
  );
