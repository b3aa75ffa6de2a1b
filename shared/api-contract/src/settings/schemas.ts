import { z } from 'zod';
import { one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import * as rows from './rows.ts';

export const webSettings = call({
  summary: 'Branding, contact data, currency, languages and switches of the site',
  access: 'optional',
  style: 'new',
  request: z.object({}),
  answer: one(rows.webSettings),
});
