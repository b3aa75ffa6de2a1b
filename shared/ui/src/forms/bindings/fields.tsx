import { Checkbox, Switch, type CheckboxProps } from '../../inputs/checkbox.tsx';
import { PasswordField, type PasswordFieldProps } from '../../inputs/password-field.tsx';
import { Select, type SelectProps } from '../../inputs/select.tsx';
import { TextArea, type TextAreaProps } from '../../inputs/text-area.tsx';
import { TextField, type TextFieldProps } from '../../inputs/text-field.tsx';
import { useBoundField, type Bound } from '../bound-field.ts';

/** Text lives in the form as text: an emptied field is `''` and not missing. */
function useTextField(name: string, label: string) {
  const { value, onValue, frame } = useBoundField<string>(name, label);
  return {
    ...frame,
    name,
    value: value ?? '',
    onChange: ({ target }: { target: { value: string } }) => onValue(target.value),
  };
}

export function FormTextField({ name, ...props }: Bound<TextFieldProps>) {
  return <TextField {...props} {...useTextField(name, props.label)} />;
}

export function FormPasswordField({ name, ...props }: Bound<PasswordFieldProps>) {
  return <PasswordField {...props} {...useTextField(name, props.label)} />;
}

export function FormTextArea({ name, ...props }: Bound<TextAreaProps>) {
  return <TextArea {...props} {...useTextField(name, props.label)} />;
}

export function FormSelect({ name, ...props }: Bound<SelectProps>) {
  return <Select {...props} {...useTextField(name, props.label)} />;
}

/** A tick is a boolean in the form; what the browser calls its value plays no part. */
function useTick(name: string, label: string, hint: string | undefined) {
  const { value, onValue, frame } = useBoundField<boolean | undefined>(name, label);
  const { warning, ...rest } = frame;
  return {
    ...rest,
    name,
    // A tick has one line of explanation.
    hint: warning ?? hint,
    checked: value ?? false,
    onChange: ({ target }: { target: { checked: boolean } }) => onValue(target.checked),
  };
}

export function FormCheckbox({ name, hint, ...props }: Bound<CheckboxProps>) {
  return <Checkbox {...props} {...useTick(name, props.label, hint)} />;
}

export function FormSwitch({ name, hint, ...props }: Bound<CheckboxProps>) {
  return <Switch {...props} {...useTick(name, props.label, hint)} />;
}
