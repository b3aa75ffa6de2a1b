import { useField } from 'react-final-form';
import { Checkbox, Switch, type CheckboxProps } from '../inputs/checkbox.tsx';
import { NumberField, type NumberFieldProps } from '../inputs/number-field.tsx';
import { PasswordField, type PasswordFieldProps } from '../inputs/password-field.tsx';
import { Select, type SelectProps } from '../inputs/select.tsx';
import { TextArea, type TextAreaProps } from '../inputs/text-area.tsx';
import { TextField, type TextFieldProps } from '../inputs/text-field.tsx';
import { useFieldError } from './use-field-error.ts';

/** A field that knows its place in the form's values, e.g. `address.city`. */
type Bound<Props> = Omit<
  Props,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'onValue' | 'error' | 'checked'
> & {
  name: string;
};

const subscription = {
  value: true,
  error: true,
  touched: true,
  submitFailed: true,
  submitError: true,
  dirtySinceLastSubmit: true,
} as const;

/** Text lives in the form as text: an emptied field is `''` and not missing. */
function useTextField(name: string) {
  const { input, meta } = useField<string>(name, { subscription, parse: (value) => value });
  return { ...input, id: fieldId(name), error: useFieldError(meta) };
}

/** The id of a field's control; {@link ErrorSummary} links to it. */
export const fieldId = (name: string): string => `field-${name}`;

export function FormTextField({ name, ...props }: Bound<TextFieldProps>) {
  return <TextField {...props} {...useTextField(name)} />;
}

export function FormPasswordField({ name, ...props }: Bound<PasswordFieldProps>) {
  return <PasswordField {...props} {...useTextField(name)} />;
}

export function FormTextArea({ name, ...props }: Bound<TextAreaProps>) {
  return <TextArea {...props} {...useTextField(name)} />;
}

export function FormSelect({ name, ...props }: Bound<SelectProps>) {
  return <Select {...props} {...useTextField(name)} />;
}

export function FormNumberField({ name, ...props }: Bound<NumberFieldProps>) {
  const { input, meta } = useField<number | undefined>(name, { subscription, format: (value) => value });
  return (
    <NumberField
      {...props}
      name={name}
      id={fieldId(name)}
      value={input.value}
      onValue={input.onChange}
      onFocus={input.onFocus}
      onBlur={input.onBlur}
      error={useFieldError(meta)}
    />
  );
}

/** A tick is a boolean in the form; what the browser calls its value plays no part. */
function useTick(name: string) {
  const { input, meta } = useField<boolean>(name, { subscription, type: 'checkbox' });
  const { value: _value, ...native } = input;
  return { ...native, id: fieldId(name), error: useFieldError(meta) };
}

export function FormCheckbox({ name, ...props }: Bound<CheckboxProps>) {
  return <Checkbox {...props} {...useTick(name)} />;
}

export function FormSwitch({ name, ...props }: Bound<CheckboxProps>) {
  return <Switch {...props} {...useTick(name)} />;
}
