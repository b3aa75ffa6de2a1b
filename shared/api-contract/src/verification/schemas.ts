import { z } from 'zod';
import { done, one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import {
  fileParameter,
  idParameter,
  idsParameter,
  linesParameter,
  textParameter,
} from '../common/parameters.ts';
import { application, formField } from './rows.ts';

const MOST_FIELDS = 100;

export const getAgentVerificationFormFields = call({
  summary: 'The form for agents; null while it has no questions',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(z.array(formField).nullable()),
});

export const applyAgentVerification = call({
  summary: 'Hands in the form for agents; also again, after which it is pending',
  access: 'user',
  style: 'legacy',
  request: z.object({
    form_fields: z
      .array(
        z.object({
          id: idParameter,
          /** Text; several choices joined by commas or as an array; or a file. */
          value: z.union(
            [fileParameter, linesParameter(5000, 1), z.array(textParameter(191, 1)).min(1).max(100)],
            'is required',
          ),
        }),
      )
      .min(1, 'is required')
      .max(MOST_FIELDS, `must have at most ${MOST_FIELDS} entries`),
    /** Ours: questions whose earlier answers go; one that is left out keeps its answer. */
    clear_answers: idsParameter.optional(),
  }),
  answer: done,
});

export const getAgentVerificationFormValues = call({
  summary: 'What the caller handed in, and how it was decided; null when never',
  access: 'user',
  style: 'new',
  request: z.object({}),
  answer: one(application.nullable()),
});
