import { message } from '@lintel/ui/forms';
import { object, string } from 'yup';

const CODE_DIGITS = 6;

export const emailSchema = object({ email: string().trim().required().email() });
/** Who signs in with a password gives it for a change of the address. */
export const emailAndPasswordSchema = emailSchema.shape({ password: string().required() });
/** As E.164 writes it, which is what the field gives for a whole number. */
export const phoneSchema = object({
  number: string()
    .required()
    .matches(/^\+\d{7,15}$/, message('mfe-account:profile.problem.phone')),
});
export const codeSchema = object({
  code: string().required().length(CODE_DIGITS, message('mfe-account:profile.problem.code')),
});
