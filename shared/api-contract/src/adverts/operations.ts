import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type AdvertRow = z.infer<typeof rows.advertRow>;

export const storeAdvertisement = operationOf<typeof schemas.storeAdvertisement>(
  'POST',
  'store_advertisement',
);
export const getFeaturedData = operationOf<typeof schemas.getFeaturedData>('GET', 'get-featured-data');
export const deleteAdvertisement = operationOf<typeof schemas.deleteAdvertisement>(
  'POST',
  'delete_advertisement',
);
