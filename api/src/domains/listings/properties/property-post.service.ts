import type { Db } from '#db/database.ts';
import { storingFiles } from '#files/stored-files.ts';
import { readFacts, requireFacts, withEnergyClass } from './facts.ts';
import { confirmedColumns } from '#domains/listings/confirmations/confirmations.queries.ts';
import { appendEvents } from '#domains/listings/history/history.queries.ts';
import { checkPoster } from '#domains/listings/listing-gate.ts';
import * as checks from './property-checks.ts';
import type { NewProperty, WriteDependencies, WrittenProperty } from './property-checks.ts';
import { storePropertyFiles, type StoredPropertyFiles } from './property-files.ts';
import * as queries from './property-write.queries.ts';
import { postOnce } from '#domains/listings/posted-once.queries.ts';
import { addressesOfNamed, onlyNewFiles } from '#domains/listings/sent-files.ts';
import { freeSlug } from '#domains/listings/slugs.queries.ts';

interface Owner {
  readonly id: number;
  /** Whether what they post is published without a review. */
  readonly approved: boolean;
}

async function insert(
  trx: Db,
  id: number,
  { owner, sent, stored, now }: { owner: Owner; sent: NewProperty; stored: StoredPropertyFiles; now: Date },
) {
  const deal = Number(sent.property_type);
  await queries.insertProperty(trx, {
    id,
    added_by: owner.id,
    client_id: sent.client_id ?? null,
    category_id: sent.category_id,
    title: sent.title,
    slug_id: await freeSlug(trx, 'properties', sent.slug_id ?? sent.title),
    description: sent.description,
    property_type: deal,
    price: sent.price,
    rent_duration: deal === checks.DEAL.rent ? (sent.rentduration ?? null) : null,
    is_premium: sent.is_premium ?? false,
    address: sent.address,
    client_address: sent.client_address ?? '',
    city: sent.city,
    state: sent.state,
    country: sent.country,
    ...checks.positionOf(sent),
    video_link: sent.video_link ?? '',
    meta_title: sent.meta_title ?? null,
    meta_description: sent.meta_description ?? null,
    meta_keywords: sent.meta_keywords ?? null,
    ...checks.columnsOfFiles(stored),
    request_status: owner.approved ? 'approved' : 'pending',
    status: 1,
    ...confirmedColumns(now),
    created_at: now,
    updated_at: now,
  });
}

/** Posting a listing: gate, checks, files, then unit and rows in one transaction. */
export function propertyPostService(dependencies: WriteDependencies) {
  const { db, clock, storage, urls, packages, properties, rules } = dependencies;

  async function postNew(userId: number, sent: NewProperty): Promise<number> {
    const { approved } = await checkPoster(db, await rules(), userId);
    await checks.requireUnit(packages, userId, 'property_list');
    checks.positionOf(sent);
    const definitions = await checks.definitionsOf(db, sent.category_id);
    const facts = readFacts(definitions, withEnergyClass(definitions, sent), {
      year: clock.now().getUTCFullYear(),
    });
    requireFacts(definitions, new Set([...facts.set.keys(), ...facts.files.map((file) => file.id)]));
    const distances = await checks.distancesOf(db, sent.facilities);
    const id = await queries.reserveId(db, 'properties');
    await storingFiles(storage, async (files) => {
      const stored = await storePropertyFiles(files, id, sent, facts.files);
      await db.transaction().execute(async (trx) => {
        await packages.consume(trx, userId, 'property_list', { kind: 'property', id, title: sent.title });
        const now = clock.now();
        await insert(trx, id, { owner: { id: userId, approved }, sent, stored, now });
        await queries.setFacts(trx, id, facts.set, stored.facts);
        await queries.replaceDistances(trx, id, distances);
        await queries.addFiles(trx, id, stored);
        const { gallery, documents, title: cover } = stored;
        await onlyNewFiles(trx, { kind: 'property', id }, sent, { cover, gallery, documents });
        await queries.registerCity(trx, sent);
        await appendEvents(trx, id, [{ kind: 'posted', to: sent.price }], now);
      });
    });
    return id;
  }

  return {
    async post(userId: number, sent: NewProperty): Promise<WrittenProperty & { already_posted: boolean }> {
      const form = { userId, clientId: sent.client_id };
      const { id, isRepeated } = await postOnce(db, 'properties', form, () => postNew(userId, sent));
      return {
        data: await properties.details([id], userId),
        sent_files: await addressesOfNamed(db, urls, { kind: 'property', id }, sent),
        already_posted: isRepeated,
      };
    },
  };
}

export type PropertyPostService = ReturnType<typeof propertyPostService>;
