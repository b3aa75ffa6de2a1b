import { CODE_DIGITS, PASSWORD_LENGTH } from '@lintel/api-contract';
import { message } from '@lintel/ui/forms';
import { boolean, object, ref, string } from 'yup';

const newPassword = {
  newPassword: string().required().min(PASSWORD_LENGTH.from),
  repeated: string()
    .required()
    .oneOf([ref('newPassword')], message('mfe-account:security.password.different')),
  endOthers: boolean(),
};
/** The first password of an account. */
export const firstPasswordSchema = object(newPassword);
export const passwordSchema = object({ password: string().required(), ...newPassword });
/** As E.164 writes it, which is what the field gives for a whole number. */
export const numberSchema = object({
  number: string()
    .required()
    .matches(/^\+\d{7,15}$/, message('mfe-account:profile.problem.phone')),
});
export const codeSchema = object({
  code: string().required().length(CODE_DIGITS, message('mfe-account:profile.problem.code')),
});
