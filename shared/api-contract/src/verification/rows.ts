import { z } from 'zod';
import { id, iso, url } from '../common/answers.ts';

export const fieldTypes = ['text', 'number', 'radio', 'checkbox', 'textarea', 'file', 'dropdown'] as const;

const option = z.object({ id, verify_customer_form_id: id, value: z.string() });

/** A question of the form; options exist for radio, checkbox and dropdown. */
export const formField = z.object({
  id,
  name: z.string(),
  field_type: z.enum(fieldTypes),
  form_fields_values: z.array(option),
});

/** An answer: texts of a checkbox as an array, a file as an address, the rest as sent. */
export const formAnswer = z.object({
  id,
  verify_customer_id: id,
  verify_customer_form_id: id,
  value: z.union([z.string(), z.array(z.string())]),
  verify_form: formField,
});

export const application = z.object({
  id,
  user_id: id,
  status: z.enum(['pending', 'success', 'failed']),
  created_at: iso,
  updated_at: iso,
  deleted_at: iso.nullable(),
  user: z.object({
    id,
    name: z.string(),
    profile: url,
    property_count: z.int(),
    projects_count: z.int(),
  }),
  verify_customer_values: z.array(formAnswer),
});
