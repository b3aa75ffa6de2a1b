import { message } from '@lintel/ui/forms';
import { object, string } from 'yup';

/** Value of the last choice, whose reason is given in words. */
export const OTHER = '0';

export const reportSchema = object({
  reason: string().required(message('mfe-catalogue:report.choose')),
  words: string()
    .trim()
    .max(1000)
    .when('reason', ([reason], field) =>
      reason === OTHER ? field.required(message('mfe-catalogue:report.tell')) : field,
    ),
});
