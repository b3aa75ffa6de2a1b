import type { ApiError } from '@lintel/api-contract';
import { FORM_ERROR, setIn } from 'final-form';
import type { FormErrors } from './validate-with.ts';

/** Reads a thrown value as a failed call; other throws are programming errors and stay thrown. */
function asApiError(thrown: unknown): ApiError | undefined {
  const candidate = thrown as Partial<ApiError> | null;
  return typeof candidate === 'object' &&
    candidate !== null &&
    'kind' in candidate &&
    'retryable' in candidate
    ? (candidate as ApiError)
    : undefined;
}

/**
 * Makes the `onSubmit` of a form from the call that saves it. Success gives `undefined`; a refusal that names fields puts
 * the back end's messages at those fields; any other failed call becomes the error of the whole form, which
 * {@link ErrorSummary} shows.
 */
export function submitWith<Values>(save: (values: Values) => Promise<unknown>) {
  return async (values: Values): Promise<FormErrors | undefined> => {
    try {
      await save(values);
      return undefined;
    } catch (thrown) {
      const error = asApiError(thrown);
      if (!error) throw thrown;
      const fields = Object.entries(error.fields ?? {});
      if (fields.length === 0) return { [FORM_ERROR]: error };
      return fields.reduce<FormErrors>((errors, [path, text]) => setIn(errors, path, text) as FormErrors, {});
    }
  };
}
