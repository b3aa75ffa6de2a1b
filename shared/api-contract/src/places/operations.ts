import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type FoundPlace = z.infer<typeof rows.place>;

export const reverseGeocode = /* @__PURE__ */ operationOf<typeof schemas.reverseGeocode>(
  'GET',
  'reverse-geocode',
);
export const placeSearch = /* @__PURE__ */ operationOf<typeof schemas.placeSearch>('GET', 'place-search');
