import { object, string } from 'yup';

const MOST_NAME = 100;
const MOST_MESSAGE = 5000;

/** What a message to the provider needs (docs/spec/client.md#forms). */
export const contactSchema = object({
  first_name: string().trim().required().max(MOST_NAME),
  last_name: string().trim().required().max(MOST_NAME),
  email: string().trim().required().email(),
  subject: string().trim().required().max(MOST_NAME),
  message: string().trim().required().max(MOST_MESSAGE),
});
