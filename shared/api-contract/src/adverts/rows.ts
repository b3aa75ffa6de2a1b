import { z } from 'zod';
import { id, iso, url } from '../common/answers.ts';
import { category } from '../listings/parts.ts';

const place = { city: z.string(), state: z.string(), country: z.string() };

/** An own advert. `status`: 0 approved, 1 pending, 2 rejected, 3 expired. */
export const advertRow = z.object({
  id,
  status: z.int().min(0).max(3),
  start_date: iso,
  end_date: iso,
  property_id: id.nullable(),
  project_id: id.nullable(),
  property: z
    .object({
      id,
      category_id: id,
      slug_id: z.string(),
      title: z.string(),
      /** Misspelt on the wire. */
      propery_type: z.enum(['sell', 'rent', 'sold', 'rented']),
      ...place,
      price: z.int(),
      title_image: url,
      category,
    })
    .optional(),
  project: z
    .object({
      id,
      category_id: id,
      slug_id: z.string(),
      title: z.string(),
      type: z.enum(['under_construction', 'upcoming']),
      ...place,
      image: url,
      category,
    })
    .optional(),
});
