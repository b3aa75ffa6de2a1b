export { ErrorSummary, type ErrorSummaryProps } from './error-summary.tsx';
export {
  fieldId,
  FormCheckbox,
  FormNumberField,
  FormPasswordField,
  FormSelect,
  FormSwitch,
  FormTextArea,
  FormTextField,
} from './fields.tsx';
export { message, type FormMessage } from './messages.ts';
export { SubmitButton } from './submit-button.tsx';
export { submitWith } from './submit-with.ts';
export { validateWith, type FormErrors } from './validate-with.ts';
