import { DateField, type DateFieldProps } from '../../values/date-field.tsx';
import { OtpField, type OtpFieldProps } from '../../values/otp-field.tsx';
import { PhoneField, type PhoneFieldProps } from '../../values/phone-field.tsx';
import { Stepper, type StepperProps } from '../../values/stepper.tsx';
import { useBoundField, type Bound } from '../bound-field.ts';

export function FormStepper({ name, ...props }: Bound<StepperProps>) {
  const { value, onValue, frame } = useBoundField<number | undefined>(name, props.label);
  return <Stepper {...props} {...frame} name={name} value={value} onValue={onValue} />;
}

export function FormPhoneField({ name, ...props }: Bound<PhoneFieldProps>) {
  const { value, onValue, frame } = useBoundField<string>(name, props.label);
  return <PhoneField {...props} {...frame} name={name} value={value ?? ''} onValue={onValue} />;
}

export function FormOtpField({ name, ...props }: Bound<OtpFieldProps>) {
  const { value, onValue, frame } = useBoundField<string>(name, props.label);
  return <OtpField {...props} {...frame} name={name} value={value ?? ''} onValue={onValue} />;
}

export function FormDateField({ name, ...props }: Bound<DateFieldProps>) {
  const { value, onValue, frame } = useBoundField<string>(name, props.label);
  return <DateField {...props} {...frame} name={name} value={value ?? ''} onValue={onValue} />;
}
