import type { Db, Row, RowChanges } from '#db/database.ts';
import { storingFiles, type FileBatch } from '#files/stored-files.ts';
import { DomainError } from '#http/domain-error.ts';
import { readFacts, requireFacts, withEnergyClass, type FactChanges, type FactDefinition } from './facts.ts';
import { confirmedColumns } from '#domains/listings/confirmations/confirmations.queries.ts';
import { appendEvents, type NewEvent } from '#domains/listings/history/history.queries.ts';
import { reducedFrom } from '#domains/listings/history/reductions.ts';
import { statusAfterEdit } from '#domains/listings/listing-gate.ts';
import { nextRevision, requireCurrent } from '#domains/listings/revision.ts';
import { dealType } from './properties.shapes.ts';
import * as checks from './property-checks.ts';
import type { PropertyChanges, WriteDependencies, WrittenProperty } from './property-checks.ts';
import { storePropertyFiles, type StoredPropertyFiles } from './property-files.ts';
import * as queries from './property-write.queries.ts';
import { addressesOfNamed, onlyNewFiles } from '#domains/listings/sent-files.ts';
import { freeSlug } from '#domains/listings/slugs.queries.ts';

/** Everything that one change works with once its files are stored. */
interface Change {
  readonly sent: PropertyChanges;
  readonly current: Row<'properties'>;
  readonly stored: StoredPropertyFiles;
  readonly definitions: readonly FactDefinition[];
  readonly facts: FactChanges;
  readonly now: Date;
}

/** Sold and rented are reached by a call of their own; here only sale and rent may change into each other. */
function newDeal(current: number, wanted: string | undefined): number {
  const deal = wanted === undefined ? current : Number(wanted);
  const onMarket = (code: number) => code < checks.DEAL.sold;
  if (deal === current || (onMarket(deal) && onMarket(current))) return deal;
  throw new DomainError('wrongState', 'This listing is no longer on the market as it was.', {
    status: 400,
    fields: { property_type: 'cannot change this way' },
  });
}

const isRent = (deal: number) => deal === checks.DEAL.rent || deal === checks.DEAL.rented;

async function columns(trx: Db, { sent, current, stored, now }: Change): Promise<RowChanges<'properties'>> {
  const deal = newDeal(current.property_type, sent.property_type);
  const price = sent.price ?? current.price;
  const rentDuration = isRent(deal) ? (sent.rentduration ?? current.rent_duration) : null;
  // A price for a year is not compared with one for a month.
  const isComparable = deal === current.property_type && rentDuration === current.rent_duration;
  const newSlug = sent.slug_id !== undefined && sent.slug_id !== current.slug_id ? sent.slug_id : undefined;
  return {
    category_id: sent.category_id,
    title: sent.title,
    description: sent.description,
    address: sent.address,
    client_address: sent.client_address,
    city: sent.city,
    state: sent.state,
    country: sent.country,
    ...checks.positionOf(sent),
    video_link: sent.video_link,
    slug_id: newSlug && (await freeSlug(trx, 'properties', newSlug, current.id)),
    property_type: deal,
    rent_duration: rentDuration,
    ...(price === current.price
      ? {}
      : { price, previous_price: await reducedFrom(trx, current, price, now), price_changed_at: now }),
    ...(isComparable ? {} : { previous_price: null }),
    // What is left out of these is taken away (docs/spec/listings.md#changing).
    is_premium: sent.is_premium ?? false,
    meta_title: sent.meta_title ?? null,
    meta_description: sent.meta_description ?? null,
    meta_keywords: sent.meta_keywords ?? null,
    ...(sent.meta_image === null ? { meta_image: null } : {}),
    ...(sent.remove_three_d_image ? { three_d_image: '' } : {}),
    ...checks.columnsOfFiles(stored),
    ...Object.fromEntries((sent.clear_texts ?? []).map((name) => [name, ''])),
    // An edited home is available; what was hidden is shown by a press only.
    ...(current.confirmation_step === 'expired' ? {} : confirmedColumns(now)),
    ...nextRevision(current),
    updated_at: now,
  };
}

/** Facts of another category go when the category changes. Answers files that are no longer needed. */
async function changeFacts(
  trx: Db,
  { sent, current, stored, definitions, facts }: Change,
): Promise<string[]> {
  const before = await queries.factsOf(trx, current.id);
  const possible = new Set(definitions.map(({ id }) => id));
  const cleared = new Set([...facts.cleared, ...[...before.keys()].filter((id) => !possible.has(id))]);
  const set = new Set([...facts.set.keys(), ...stored.facts.keys()]);
  await queries.clearFacts(trx, current.id, [...cleared]);
  await queries.setFacts(trx, current.id, facts.set, stored.facts);
  if (sent.parameters || sent.category_id !== undefined)
    requireFacts(definitions, new Set([...[...before.keys()].filter((id) => !cleared.has(id)), ...set]));
  return [...before].flatMap(([id, { type, value }]) =>
    type === 'file' && typeof value === 'string' && (cleared.has(id) || set.has(id)) ? [value] : [],
  );
}

/** Rows of pictures, documents, facts and distances; notes which files are no longer needed. */
async function changeParts(
  trx: Db,
  change: Change,
  distances: ReadonlyMap<number, queries.StatedDistance>,
  files: FileBatch,
) {
  const { sent, current, stored } = change;
  const { id } = current;
  const { gallery, documents, repeated } = await onlyNewFiles(trx, { kind: 'property', id }, sent, {
    cover: stored.title,
    gallery: stored.gallery,
    documents: stored.documents,
  });
  files.retire({
    property: [
      ...repeated,
      stored.title && current.title_image,
      stored.panorama || sent.remove_three_d_image ? current.three_d_image : null,
      stored.meta || sent.meta_image === null ? current.meta_image : null,
      ...(await queries.removeRows(trx, 'property_images', id, sent.remove_gallery_images ?? [])),
      ...(await queries.removeRows(trx, 'property_documents', id, sent.remove_documents ?? [])),
      ...(await changeFacts(trx, change)),
    ],
  });
  await queries.replaceDistances(trx, id, distances);
  await queries.addFiles(trx, id, { gallery, documents });
  await checks.keepWithinLimits(trx, id);
  await queries.registerCity(trx, {
    city: sent.city ?? current.city,
    state: sent.state ?? current.state,
    country: sent.country ?? current.country,
  });
}

function eventsOf(before: Row<'properties'>, after: RowChanges<'properties'>): NewEvent[] {
  const events: NewEvent[] = [];
  const { price, property_type: deal, request_status: review } = after;
  if (price !== undefined) events.push({ kind: 'price', from: before.price, to: price });
  if (deal !== undefined && deal !== before.property_type)
    events.push({ kind: 'deal', from: dealType(before.property_type), to: dealType(deal) });
  if (review !== undefined && review !== before.request_status)
    events.push({ kind: 'review', from: before.request_status, to: review });
  return events;
}

/** Changing an own listing; what is left out stays, except as in docs/spec/listings.md#changing. */
export function propertyChangeService({
  db,
  clock,
  storage,
  urls,
  properties,
  rules,
  savers,
}: WriteDependencies) {
  return {
    async change(userId: number, id: number, sent: PropertyChanges): Promise<WrittenProperty> {
      const listingRules = await rules();
      checks.positionOf(sent);
      const distances = await checks.distancesOf(db, sent.facilities);
      const present = await queries.factsOf(db, id);
      const definitions =
        sent.category_id === undefined
          ? await queries.factsOfCategory(db, (await queries.categoryOf(db, id)) ?? 0)
          : await checks.definitionsOf(db, sent.category_id);
      const facts = readFacts(definitions, withEnergyClass(definitions, sent), {
        year: clock.now().getUTCFullYear(),
        present: new Map([...present].map(([fact, { value }]) => [fact, value])),
      });
      await storingFiles(storage, async (files) => {
        const stored = await storePropertyFiles(files, id, sent, facts.files);
        await db.transaction().execute(async (trx) => {
          const current = await queries.lockOwn(trx, userId, id);
          if (!current) throw checks.missingListing();
          requireCurrent(current, sent.revision);
          const change = { sent, current, stored, definitions, facts, now: clock.now() };
          const after = {
            ...(await columns(trx, change)),
            request_status: statusAfterEdit(listingRules, current.request_status),
          };
          await queries.updateProperty(trx, id, after);
          await changeParts(trx, change, distances, files);
          const isReduced = typeof after.previous_price === 'number';
          if (isReduced && current.is_on_market && after.request_status === 'approved')
            await savers.reduced(trx, current);
          await appendEvents(trx, id, eventsOf(current, after), change.now);
        });
      });
      return {
        data: await properties.details([id], userId),
        sent_files: await addressesOfNamed(db, urls, { kind: 'property', id }, sent),
      };
    },
  };
}

export type PropertyChangeService = ReturnType<typeof propertyChangeService>;
