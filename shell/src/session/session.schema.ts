import { message } from '@lintel/ui/forms';
import { object, ref, string } from 'yup';

const MIN_PASSWORD = 6;
const CODE_DIGITS = 6;
const email = string().trim().required().email();
const newPassword = string().required().min(MIN_PASSWORD);
const repeated = string()
  .required()
  .oneOf([ref('password')], message('common:form.passwordsMatch'));

/** Number with country code, as people write it. */
const phone = string()
  .trim()
  .matches(/^(\+|00)[\d\s().-]{7,24}$/, {
    message: message('shell:session.problems.invalidPhoneNumber'),
    excludeEmptyString: true,
  });

export const signInSchema = object({ email, password: string().required() });
export const registerSchema = object({
  name: string().trim().required().max(100),
  email,
  phone,
  password: newPassword,
  repeated,
});
/** `0044 (7700) 900-123` → `+447700900123`. */
export const toInternational = (written: string): string =>
  `+${written.replaceAll(/\D/g, '').replace(/^00/, '')}`;

/** What people type or paste around the digits of a code does not count. */
export const digitsOf = (written: string): string => written.replaceAll(/\D/g, '');

export const phoneSchema = object({ phone: phone.required() });
export const codeSchema = object({
  code: string()
    .required()
    .test(
      'digits',
      message('shell:session.code.incomplete'),
      (written) => digitsOf(written ?? '').length === CODE_DIGITS,
    ),
});
export const forgotSchema = object({ email });
export const newPasswordSchema = object({ password: newPassword, repeated });
