import { z } from 'zod';
import { flag, id, iso, relativeTime, url } from '../common/answers.ts';
import { galleryImage, propertyDocument } from '../listings/parts.ts';

/** Ours: what a notification is about. `own_…`: listed by the reader. */
export const notificationTarget = z.object({
  type: z.enum([
    'property',
    'own_property',
    'project',
    'own_project',
    'advert',
    'verification',
    'transaction',
    'package',
    'saved_search',
  ]),
  id,
  /** Of listings and projects. */
  slug_id: z.string().optional(),
  /** Of adverts: they feature a project. */
  is_project: z.boolean().optional(),
});

/** `type`: 0 general, 1 enquiry or change of state, 2 payment. `send_type`: 0 some users, 1 all users, 2 listing. */
export const notificationRow = z.object({
  id,
  title: z.string(),
  message: z.string(),
  notification_image: url,
  type: z.int(),
  send_type: z.int(),
  customers_id: z.string().nullable(),
  propertys_id: id.nullable(),
  created_at: iso,
  created: relativeTime,
  property: z
    .object({
      id,
      title_image: url,
      gallery: z.array(galleryImage),
      documents: z.array(propertyDocument),
      is_favourite: flag,
      /** Ours: to link to it. */
      slug_id: z.string().optional(),
    })
    .nullable(),
  /** Ours, as the next two: what happened, such as `listingApproved`. */
  kind: z.string().optional(),
  is_read: flag.optional(),
  /** Null: nothing to link to, or it is gone. */
  target: notificationTarget.nullable().optional(),
});

/** What the user has not looked at yet. */
export const unreadCounts = z.object({ notifications: z.int(), messages: z.int() });
