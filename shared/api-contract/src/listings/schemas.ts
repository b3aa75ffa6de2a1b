import { z } from 'zod';
import { list } from '../common/answers.ts';
import { call } from '../common/call.ts';
import { codeParameter, idParameter, paging, switchParameter, textParameter } from '../common/parameters.ts';
import { ownProperty, propertyDetail } from './rows.ts';

export const getAddedProperties = call({
  summary: 'Own listings in every state, newest first',
  access: 'user',
  style: 'legacy',
  request: z.object({
    id: idParameter.optional(),
    slug_id: textParameter().optional(),
    /** 0 sell, 1 rent, 2 sold, 3 rented. */
    property_type: codeParameter(['0', '1', '2', '3']).optional(),
    /** Csv of 0 and 1; also leaves only approved listings. */
    status: textParameter(20).optional(),
    /** Csv of pending, approved, rejected. */
    request_status: textParameter(60).optional(),
    is_promoted: switchParameter.optional(),
    ...paging,
  }),
  answer: list(ownProperty).extend({
    total_views: z.int(),
    /** Misspelt on the wire; up to ten own others, only with `id` or `slug_id`. */
    similiar_properties: z.array(propertyDetail).optional(),
  }),
});
