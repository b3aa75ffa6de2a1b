import type { z } from 'zod';
import { operationOf } from '../common/call.ts';
import type * as rows from './rows.ts';
import type * as schemas from './schemas.ts';

export type AdvertRow = z.infer<typeof rows.advertRow>;

export const storeAdvertisement = /* @__PURE__ */ operationOf<typeof schemas.storeAdvertisement>(
  'POST',
  'store_advertisement',
);
export const getFeaturedData = /* @__PURE__ */ operationOf<typeof schemas.getFeaturedData>(
  'GET',
  'get-featured-data',
);
export const deleteAdvertisement = /* @__PURE__ */ operationOf<typeof schemas.deleteAdvertisement>(
  'POST',
  'delete_advertisement',
);
