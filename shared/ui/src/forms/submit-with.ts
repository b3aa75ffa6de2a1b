import type { ApiError } from '@lintel/api-contract';
import { FORM_ERROR } from 'final-form';
import { errorsAt } from './form-paths.ts';
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

export interface SubmitOptions {
  /** What the form calls a field of the wire: `price_from` → `price.from`. A part of a list keeps its number: `plans.0.title`. */
  names?: Readonly<Record<string, string>>;
}

/** The path in the form of a path on the wire, by the longest part of it that has another name. */
function formPath(wire: string, names: Readonly<Record<string, string>>): string {
  const parts = wire.split('.');
  for (let length = parts.length; length > 0; length--) {
    const name = names[parts.slice(0, length).join('.')];
    if (name !== undefined) return [name, ...parts.slice(length)].join('.');
  }
  return wire;
}

/**
 * Makes the `onSubmit` of a form from the call that saves it. Success gives `undefined`; a refusal that names fields puts
 * the back end's messages at those fields, also inside of lists (`plans.0.title`); any other failed call becomes the error of the
 * whole form, which {@link ErrorSummary} shows.
 */
export function submitWith<Values>(
  save: (values: Values) => Promise<unknown>,
  { names = {} }: SubmitOptions = {},
) {
  return async (values: Values): Promise<FormErrors | undefined> => {
    try {
      await save(values);
      return undefined;
    } catch (thrown) {
      const error = asApiError(thrown);
      if (!error) throw thrown;
      const fields = Object.entries(error.fields ?? {});
      if (fields.length === 0) return { [FORM_ERROR]: error };
      return errorsAt(fields.map(([path, text]) => [formPath(path, names), text]));
    }
  };
}
