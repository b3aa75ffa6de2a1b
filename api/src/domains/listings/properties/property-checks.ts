import { MOST_DOCUMENTS, type PropertyDetail } from '@lintel/api-contract';
import type { schemas } from '@lintel/api-contract/schemas';
import type { z } from 'zod';
import type { Database, Db, RowChanges } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { StoragePort } from '#ports/storage.ts';
import type { Urls } from '#wire/urls.ts';
import type { PackagesService } from '#domains/payments/packages/packages.service.ts';
import type { FactDefinition } from './facts.ts';
import type { SaverNotices } from '#domains/listings/savers/saver-notices.ts';
import type { ListingRules } from '#domains/listings/listing-gate.ts';
import type { PropertiesService } from './properties.service.ts';
import type { StoredPropertyFiles } from './property-files.ts';
import * as queries from './property-write.queries.ts';

/** What posting, changing and withdrawing listings need. */
export interface WriteDependencies {
  readonly db: Database;
  readonly clock: Clock;
  readonly storage: StoragePort;
  readonly urls: Urls;
  readonly packages: PackagesService;
  readonly properties: PropertiesService;
  readonly rules: () => Promise<ListingRules>;
  readonly savers: SaverNotices;
}

export type NewProperty = z.output<typeof schemas.postProperty.request>;
export type PropertyChanges = z.output<typeof schemas.updatePostProperty.request>;

/** A listing that was posted or changed, and where the files are that its client named. */
export interface WrittenProperty {
  readonly data: PropertyDetail[];
  readonly sent_files: { client_id: string; url: string }[] | undefined;
}

/** Codes of `property_type` on the wire and in the database. */
export const DEAL = { sell: 0, rent: 1, sold: 2, rented: 3 } as const;
const MOST_PICTURES = 60;

/** Another user's listing is answered like a missing one. Newer calls pass the status that the wire contract names. */
export const missingListing = (status?: number) =>
  new DomainError('notFound', 'There is no such listing of yours.', status === undefined ? {} : { status });

export const refuseField = (field: string, message: string) =>
  new DomainError('validation', `The field ${field} ${message}.`, { fields: { [field]: message } });

/** The attributes of the category chosen for a listing. */
export async function definitionsOf(db: Db, categoryId: number): Promise<FactDefinition[]> {
  if (!(await queries.isCategory(db, categoryId))) throw refuseField('category_id', 'is not a category');
  return queries.factsOfCategory(db, categoryId);
}

/** Distance by facility, one decimal, and which one is meant; entries without a distance say nothing. */
export async function distancesOf(
  db: Db,
  sent: PropertyChanges['facilities'] = [],
): Promise<Map<number, queries.StatedDistance>> {
  const stated = new Map(
    sent.flatMap(({ facility_id: id, distance, place_name: name, ...place }, index) => {
      if (distance === undefined) return [];
      const { latitude = null, longitude = null } = positionOf(place, `facilities.${index}.`);
      const one = {
        distance: Math.round(distance * 10) / 10,
        place_name: name || null,
        latitude,
        longitude,
      };
      return [[id, one] as const];
    }),
  );
  const known = await queries.knownFacilities(db, [...stated.keys()]);
  const unknown = sent.findIndex(({ facility_id: id }) => stated.has(id) && !known.has(id));
  if (unknown >= 0)
    throw refuseField(`facilities.${unknown}.facility_id`, 'is not a place that distances are stated for');
  return stated;
}

/** Both coordinates or neither. */
export function positionOf(
  { latitude, longitude }: Pick<PropertyChanges, 'latitude' | 'longitude'>,
  within = '',
) {
  if ((latitude === undefined) !== (longitude === undefined))
    throw refuseField(
      `${within}${latitude === undefined ? 'latitude' : 'longitude'}`,
      'is required with the other coordinate',
    );
  return { ...(latitude !== undefined && { latitude, longitude }) };
}

/** Columns that follow from stored files. */
export const columnsOfFiles = ({ title, panorama, meta }: StoredPropertyFiles): RowChanges<'properties'> => ({
  ...(title && {
    title_image: title.path,
    title_image_color: title.color,
    title_image_hash: title.hash,
    title_image_alt: '',
  }),
  ...(panorama && { three_d_image: panorama.path }),
  ...(meta && { meta_image: meta.path }),
});

export async function keepWithinLimits(trx: Db, id: number): Promise<void> {
  if ((await queries.countRows(trx, 'property_images', id)) > MOST_PICTURES)
    throw refuseField('gallery_images', `must be at most ${MOST_PICTURES} in all`);
  if ((await queries.countRows(trx, 'property_documents', id)) > MOST_DOCUMENTS)
    throw refuseField('documents', `must be at most ${MOST_DOCUMENTS} in all`);
}

/** Pictures take time, so a user without units is refused before; the unit itself is taken with the row. */
export async function requireUnit(
  packages: PackagesService,
  userId: number,
  type: 'property_list' | 'project_list',
): Promise<void> {
  const check = await packages.check(userId, type);
  if (check.limit_available) return;
  throw new DomainError('packageRequired', 'Your package limit is over. Please purchase a package.', {
    status: 400,
    data: check,
  });
}
