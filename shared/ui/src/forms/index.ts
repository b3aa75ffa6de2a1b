export { default as arrayMutators } from 'final-form-arrays';
export { fieldId, useBoundField } from './bound-field.ts';
export {
  FormCheckboxGroup,
  FormCombobox,
  FormMultiSelect,
  FormRadioCards,
  FormRadioGroup,
  FormSegmentedControl,
  FormTagInput,
} from './bindings/choice-fields.tsx';
export { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';
export { focusField } from './focus-field.ts';
export {
  FormCheckbox,
  FormPasswordField,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
} from './bindings/fields.tsx';
export { FormMoneyField, FormNumberField } from './bindings/number-fields.tsx';
export { FormFileDrop, type FormFileDropProps } from './bindings/file-field.tsx';
export { FormList, type FormListProps } from './list/form-list.tsx';
export { FormWarnings, warnWith, type FormWarningsProps } from './form-warnings.tsx';
export { message, type FormMessage } from './messages.ts';
export { SubmitButton } from './submit-button.tsx';
export { submitWith, type SubmitOptions } from './submit-with.ts';
export { validateWith, type FormErrors } from './validate-with.ts';
export { FormDateField, FormOtpField, FormPhoneField, FormStepper } from './bindings/value-fields.tsx';
export { westernDigits } from '../values/western-digits.ts';
