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

export const appSettings = call({
  summary: 'The same for the deployed mobile apps, with colours, versions and pictures of an app',
  access: 'optional',
  style: 'new',
  request: z.object({}),
  answer: one(rows.appSettings),
});
