import { object, string } from 'yup';

/** The form of the gallery. */
export const exampleSchema = object({
  email: string().required().email(),
  password: string().required().min(6),
});
