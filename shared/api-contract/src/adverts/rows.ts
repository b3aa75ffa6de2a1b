import { z } from 'zod';
import { flag, id, iso, url } from '../common/answers.ts';
import { ADVERT } from './states.ts';
import { category, galleryImage, placement, propertyDocument } from '../listings/parts.ts';

const place = { city: z.string(), state: z.string(), country: z.string() };

/** An own advert. `status` is one of `ADVERT`. */
export const advertRow = z.object({
  id,
  status: z.int().min(ADVERT.approved).max(ADVERT.expired),
  start_date: iso,
  end_date: iso,
  property_id: id.nullable(),
  project_id: id.nullable(),
  /** Ours, as the next ones: where it is shown. */
  type: placement.optional(),
  is_enable: flag.optional(),
  /** Since when its time stands still because its listing is reviewed; null while it runs. */
  paused_at: iso.nullable().optional(),
  /** Why it was refused; empty where it was not. */
  reject_reason: z.string().optional(),
  /** Out of which it was paid; null where that is not known. */
  package: z.object({ id, name: z.string() }).nullable().optional(),
  /** What the listing had while the advert was shown. */
  results: z.object({ views: z.int(), leads: z.int() }).optional(),
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
      category: category.extend({ parameter_types: z.string() }),
      gallery: z.array(galleryImage),
      documents: z.array(propertyDocument),
      is_favourite: flag,
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
