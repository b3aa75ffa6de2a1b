import { z } from 'zod';

/** A place as it is stored for a user (docs/spec/client.md#stored-location). */
export const place = z.object({
  formatted_address: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Whether homes are offered there. */
  has_listings: z.boolean(),
});
