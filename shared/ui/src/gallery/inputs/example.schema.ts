import { array, number, object, string } from 'yup';
import { message } from '../../forms/messages.ts';

/** The forms of the gallery. */
export const exampleSchema = object({
  email: string().required().email(),
  password: string().required().min(6),
});

export const listingSchema = object({
  title: string().required(),
  deal: string().required(),
  price: number().required().positive(),
  plans: array(object({ title: string().required() })).min(1),
});

const TITLE_SHOWN = 20;

/** What blocks nothing. */
export const listingWarnings = object({
  title: string().max(TITLE_SHOWN, message('common:form.maxLength', { max: TITLE_SHOWN })),
});
