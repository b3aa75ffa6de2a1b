import { CODE_DIGITS, hasOwnerInIt, PASSWORD_LENGTH } from '@lintel/api-contract';
import { message, westernDigits } from '@lintel/ui/forms';
import { object, ref, string } from 'yup';

const email = string().trim().required().email();

const newPassword = string()
  .required()
  .min(PASSWORD_LENGTH.from)
  // The server refuses the same, and common passwords as well.
  .test('impersonal', message('shell:session.problems.weakPassword'), (written, { parent }) => {
    const { name = '', email: address = '' } = parent as { name?: string; email?: string };
    return !hasOwnerInIt(written ?? '', { name, email: address });
  });
const repeated = string()
  .required()
  .oneOf([ref('password')], message('common:form.passwordsMatch'));

/** Digits of any script, dashes and slashes of any kind in one form, without the unseen signs of direction that copied numbers bring. */
const inOneForm = (written: string): string =>
  westernDigits(written.normalize('NFKC'))
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[\p{Pd}/]/gu, '-');

/** Number with country code, as people write it. */
const phone = string()
  .transform(inOneForm)
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

const digitsOf = (text: string) => text.replaceAll(/\D/g, '').replace(/^00/, '');
/** A zero in brackets after the country code, which is dialled inside of the country alone. */
const TRUNK_ZERO = /^((?:\+|00)(?:[\s().-]*\d){1,3}[\s).-]*)\(\s*0\s*\)/;
/** In Italy the zero is part of the number. */
const KEEPS_ZERO = '39';

/** `0044 (7700) 900-123` and `+44 (0) 7700 900123` → `+447700900123`. */
export function toInternational(written: string): string {
  const dialled = inOneForm(written).replace(TRUNK_ZERO, (whole, code: string) =>
    digitsOf(code) === KEEPS_ZERO ? whole : code,
  );
  return `+${digitsOf(dialled)}`;
}

export const phoneSchema = object({ phone: phone.required() });
export const codeSchema = object({
  code: string().required().length(CODE_DIGITS, message('shell:session.code.incomplete')),
});
export const forgotSchema = object({ email });
export const newPasswordSchema = object({ password: newPassword, repeated });
