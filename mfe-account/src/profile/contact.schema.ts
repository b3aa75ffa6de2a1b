import { CODE_DIGITS } from '@lintel/api-contract';
import { message } from '@lintel/ui/forms';
import { object, string } from 'yup';
import { isSameAddress } from './model/same-address.ts';

/** Another address than the present one. Who signs in with a password gives it for the change. */
export const emailSchemaOf = (present: string, needsPassword: boolean) =>
  object({
    email: string()
      .trim()
      .required()
      .email()
      .test(
        'other',
        message('mfe-account:profile.problem.sameEmail'),
        (address) => !isSameAddress(address, present),
      ),
    ...(needsPassword ? { password: string().required() } : {}),
  });
/** As E.164 writes it, which is what the field gives for a whole number. */
export const phoneSchema = object({
  number: string()
    .required()
    .matches(/^\+\d{7,15}$/, message('mfe-account:profile.problem.phone')),
});
export const codeSchema = object({
  code: string().required().length(CODE_DIGITS, message('mfe-account:profile.problem.code')),
});
