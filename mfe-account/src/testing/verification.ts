import {
  getAgentVerificationFormFields,
  getAgentVerificationFormValues,
  type VerificationApplication,
  type VerificationField,
} from '@lintel/api-contract';
import { stub } from '@lintel/testing';

const options = (id: number, ...values: string[]) =>
  values.map((value, index) => ({ id: id * 10 + index, verify_customer_form_id: id, value }));

/** One question of each kind. */
export const questions: VerificationField[] = [
  {
    id: 1,
    name: 'Company',
    field_type: 'text',
    is_required: 1,
    hint: 'As registered',
    form_fields_values: [],
  },
  { id: 2, name: 'Years', field_type: 'number', is_required: 0, hint: '', form_fields_values: [] },
  {
    id: 3,
    name: 'Kind',
    field_type: 'radio',
    is_required: 0,
    hint: '',
    form_fields_values: options(3, 'Agency', 'Alone'),
  },
  {
    id: 4,
    name: 'Areas',
    field_type: 'checkbox',
    is_required: 0,
    hint: '',
    form_fields_values: options(4, 'North', 'South'),
  },
  { id: 5, name: 'About', field_type: 'textarea', is_required: 0, hint: '', form_fields_values: [] },
  { id: 6, name: 'Licence', field_type: 'file', is_required: 1, hint: '', form_fields_values: [] },
  {
    id: 7,
    name: 'Language',
    field_type: 'dropdown',
    is_required: 0,
    hint: '',
    form_fields_values: options(7, 'English', 'Arabic'),
  },
];

export const questionsAnswer = (fields: VerificationField[] | null = questions) =>
  stub(getAgentVerificationFormFields, { error: false, message: '', code: 200, data: fields });

/** An application with a company and a licence. */
export const application = (more: Partial<VerificationApplication> = {}): VerificationApplication => ({
  id: 1,
  user_id: 7,
  status: 'pending',
  created_at: '2026-11-20T10:00:00Z',
  updated_at: '2026-11-20T10:00:00Z',
  deleted_at: null,
  user: { id: 7, name: 'Sara', profile: '', property_count: 0, projects_count: 0 },
  verify_customer_values: [
    {
      id: 1,
      verify_customer_id: 1,
      verify_customer_form_id: 1,
      value: 'Khoury Homes',
      verify_form: questions[0]!,
    },
    {
      id: 2,
      verify_customer_id: 1,
      verify_customer_form_id: 6,
      value: '/images/licence.pdf',
      verify_form: questions[5]!,
    },
  ],
  ...more,
});

export const applicationAnswer = (data: VerificationApplication | null) =>
  stub(getAgentVerificationFormValues, { error: false, message: '', code: 200, data });
