import { message } from '@lintel/ui/forms';
import { object, ref, string } from 'yup';

const MIN_PASSWORD = 6;
const email = string().trim().required().email();
const newPassword = string().required().min(MIN_PASSWORD);
const repeated = string()
  .required()
  .oneOf([ref('password')], message('common:form.passwordsMatch'));

export const signInSchema = object({ email, password: string().required() });
export const registerSchema = object({
  name: string().trim().required().max(100),
  email,
  password: newPassword,
  repeated,
});
export const forgotSchema = object({ email });
export const newPasswordSchema = object({ password: newPassword, repeated });
