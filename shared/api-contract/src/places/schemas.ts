import { z } from 'zod';
import { one } from '../common/answers.ts';
import { call } from '../common/call.ts';
import {
  latitudeParameter,
  limitParameter,
  longitudeParameter,
  textParameter,
} from '../common/parameters.ts';
import { place } from './rows.ts';

export const reverseGeocode = call({
  summary: 'Ours: the town of a position; 404 where there is none',
  access: 'public',
  style: 'new',
  request: z.object({ latitude: latitudeParameter, longitude: longitudeParameter }),
  answer: one(place),
});

export const placeSearch = call({
  summary: 'Ours: towns by the beginning of their name, those with homes on offer first, also when mistyped',
  access: 'public',
  style: 'new',
  request: z.object({
    query: textParameter(80),
    /** Default 8. */
    limit: limitParameter.pipe(z.int().min(1, 'must be at least 1').max(20, 'must be at most 20')).optional(),
  }),
  answer: one(z.array(place)),
});
