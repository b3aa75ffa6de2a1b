import type { NotificationRow } from '@lintel/api-contract';
import * as paths from './paths.ts';

type Target = NonNullable<NotificationRow['target']>;

/** Type of the wire contract: what a payment led to. */
const PAYMENT = 2;

/** Pages of things without a page of their own, or whose page has no slug in its address. */
const pageOf: Record<Target['type'], (target: Target) => string> = {
  advert: ({ is_project: isProject }) => paths.advertisement(isProject),
  verification: paths.verification,
  transaction: ({ id }) => paths.transaction(id),
  package: paths.subscription,
  saved_search: paths.savedSearches,
  property: ({ slug_id: slug, id }) => paths.property(slug ?? String(id)),
  own_property: ({ slug_id: slug, id }) => paths.myProperty(slug ?? id),
  project: ({ slug_id: slug, id }) => paths.project(slug ?? id),
  own_project: ({ slug_id: slug, id }) => paths.myProject(slug ?? id),
};

/** The page of what a notification is about; null for a type that this version does not know: a later back end has others. */
export const targetAddress = (target: Target): string | null =>
  Object.hasOwn(pageOf, target.type) ? pageOf[target.type](target) : null;

/** Where a notification leads: to what it is about; null where there is nothing, or it is gone. */
export function notificationAddress({ type, target, property }: NotificationRow): string | null {
  if (target) return targetAddress(target);
  if (type === PAYMENT) return paths.transactions();
  return property?.slug_id ? paths.property(property.slug_id) : null;
}
