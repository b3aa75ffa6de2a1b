import { z } from 'zod';
import { done, list } from '../common/answers.ts';
import { call } from '../common/call.ts';
import { codeParameter, idParameter, paging } from '../common/parameters.ts';
import { advertRow } from './rows.ts';

const kinds = ['property', 'project'] as const;

export const storeAdvertisement = call({
  summary: 'Features an own listing for as long as the package says; takes one unit',
  access: 'user',
  style: 'new',
  request: z
    .object({
      feature_for: codeParameter(kinds),
      property_id: idParameter.optional(),
      project_id: idParameter.optional(),
    })
    .superRefine(({ feature_for, property_id, project_id }, context) => {
      const field = `${feature_for}_id`;
      if ((feature_for === 'property' ? property_id : project_id) === undefined)
        context.addIssue({ code: 'custom', path: [field], message: 'is required' });
    }),
  answer: done,
});

export const getFeaturedData = call({
  summary: 'Own adverts, newest first',
  access: 'user',
  style: 'new',
  request: z.object({ type: codeParameter(kinds), ...paging }),
  answer: list(advertRow),
});

export const deleteAdvertisement = call({
  summary: 'Ends an own advert; its unit is not given back',
  access: 'user',
  style: 'new',
  request: z.object({ id: idParameter }),
  answer: done,
});
