import { message } from '@lintel/ui/forms';
import { boolean, object, ref, string } from 'yup';

const SHORTEST = 8;
const CODE_DIGITS = 6;

const newPassword = {
  newPassword: string().required().min(SHORTEST),
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
