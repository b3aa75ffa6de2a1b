// Inputs that the first screen does without; those of every page are in `index.ts`.
export { CheckboxGroup, type CheckboxGroupProps } from './choices/checkbox-group.tsx';
export type { Choice } from './choices/choice-group.tsx';
export { MultiSelect, type MultiSelectProps } from './choices/multi-select.tsx';
export { RadioCards, type CardChoice, type RadioCardsProps } from './choices/radio-cards.tsx';
export { RadioGroup, type RadioGroupProps } from './choices/radio-group.tsx';
export { TagInput, type TagInputProps } from './choices/tag-input.tsx';
export { DateField, type DateFieldProps } from './values/date-field.tsx';
export { MoneyField, type MoneyFieldProps } from './values/money-field.tsx';
export { OtpField, type OtpFieldProps } from './values/otp-field.tsx';
export { PhoneField, type PhoneFieldProps } from './values/phone-field.tsx';
export { Stepper, type StepperProps } from './values/stepper.tsx';
