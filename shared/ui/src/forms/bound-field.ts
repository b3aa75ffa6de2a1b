import { useLayoutEffect } from 'react';
import { useField, useForm } from 'react-final-form';
import { useFieldError } from './use-field-error.ts';
import { useFieldWarning } from './use-field-warning.ts';

/** A field that knows its place in the form's values, e.g. `address.city`. */
export type Bound<Props, Own extends string = never> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onValue' | 'error' | 'warning' | 'checked' | 'id' | Own
> & {
  name: string;
};

export const subscription = {
  value: true,
  error: true,
  touched: true,
  modified: true,
  submitFailed: true,
  submitError: true,
  dirtySinceLastSubmit: true,
} as const;

/** The id of a field's control; `ErrorSummary` links to it. */
export const fieldId = (name: string): string => `field-${name}`;

/**
 * Keeps the state of a field whose path changes because its item moved in a list: `useField` lets the old path go before it takes the
 * new one, and would begin there with the value that the form began with.
 */
function useKeptField(name: string): void {
  const form = useForm();
  // Before the effects of `useField`.
  useLayoutEffect(() => form.registerField(name, () => {}, {}, { silent: true }), [form, name]);
}

/** What every field shows of its state, and how it reports visits. `label` is what messages call the field. */
export function useBoundField<Value>(name: string, label: string) {
  useKeptField(name);
  // A value stays as it is: an emptied text is `''` and not missing, an empty list is a list.
  const { input, meta } = useField<Value>(name, {
    subscription,
    format: (value) => value,
    parse: (value) => value,
  });
  const error = useFieldError(meta, label);
  const warning = useFieldWarning(name, meta);
  return {
    value: input.value as Value | undefined,
    onValue: input.onChange as (value: Value) => void,
    frame: {
      id: fieldId(name),
      error,
      // One message at a time; what is wrong comes first.
      warning: error ? undefined : warning,
      onFocus: () => input.onFocus(),
      onBlur: () => input.onBlur(),
    },
  };
}
