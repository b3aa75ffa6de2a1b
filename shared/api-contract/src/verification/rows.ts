import { z } from 'zod';
import { flag, id, iso, url } from '../common/answers.ts';

export const fieldTypes = ['text', 'number', 'radio', 'checkbox', 'textarea', 'file', 'dropdown'] as const;

const option = z.object({
  id,
  verify_customer_form_id: id,
  value: z.string(),
  /** Ours: in the language of `Content-Language`; `value` itself is what is sent back. */
  translated_value: z.string().optional(),
});

/** A question of the form; options exist for radio, checkbox and dropdown. */
export const formField = z.object({
  id,
  name: z.string(),
  field_type: z.enum(fieldTypes),
  form_fields_values: z.array(option),
  /** Ours, as the next ones: an application without an answer is refused. */
  is_required: flag.optional(),
  /** What to answer, in a sentence; empty without one. */
  hint: z.string().optional(),
  translated_name: z.string().optional(),
  translated_hint: z.string().optional(),
});

/** An answer: texts of a checkbox as an array, a file as an address, the rest as sent. */
export const formAnswer = z.object({
  id,
  verify_customer_id: id,
  verify_customer_form_id: id,
  value: z.union([z.string(), z.array(z.string())]),
  verify_form: formField,
  /** Ours: why this answer was refused; empty where it was not. */
  reject_reason: z.string().optional(),
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
  /** Ours: why the application failed; empty where it did not, or without a reason. */
  reject_reason: z.string().optional(),
});
