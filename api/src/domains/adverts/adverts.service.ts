import type { AdvertRow, PropertyCard } from '@lintel/api-contract';
import type { Database } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Job } from '#jobs/job.ts';
import { MINUTE_MS, type Clock } from '#ports/clock.ts';
import { categoryShape } from '#domains/listings/parts.shapes.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';
import type { PackagesService } from '#domains/payments/packages/packages.service.ts';
import type { Urls } from '#wire/urls.ts';
import { flag, iso } from '#wire/values.ts';
import * as queries from './adverts.queries.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  urls: Urls;
  packages: PackagesService;
  notifier: Notifier;
  /** Cards of listings as a user sees them. */
  cards: (ids: readonly number[], userId: number) => Promise<PropertyCard[]>;
  /** Whether verified people need no approval. */
  autoApprove: () => Promise<boolean>;
}

const deals = ['sell', 'rent', 'sold', 'rented'] as const;

/** `card`: of a property. */
function shape(row: queries.AdvertRecord, card: PropertyCard | undefined, urls: Urls): AdvertRow {
  const common = {
    id: row.listing_id,
    category_id: row.category_id,
    slug_id: row.slug_id,
    title: row.title,
    city: row.city,
    state: row.state,
    country: row.country,
    category: categoryShape(
      { id: row.category_id, name: row.category_name, slug_id: row.category_slug, image: row.category_image },
      urls,
    ),
  };
  const image = urls.image(row.image);
  return {
    id: row.id,
    status: row.status,
    start_date: iso(row.starts_at),
    end_date: iso(row.ends_at),
    paused_at: row.paused_at && iso(row.paused_at),
    property_id: row.property_id,
    project_id: row.project_id,
    type: row.type,
    is_enable: flag(row.is_enabled),
    reject_reason: row.reject_reason,
    package:
      row.package_id === null || row.package_name === null
        ? null
        : { id: row.package_id, name: row.package_name },
    results: { views: row.views, leads: row.leads },
    ...(row.property_id === null
      ? { project: { ...common, type: row.project_type, image } }
      : {
          property: {
            ...common,
            category: {
              ...common.category,
              parameter_types: (card?.parameters ?? []).map(({ id }) => id).join(','),
            },
            gallery: card?.gallery ?? [],
            documents: card?.documents ?? [],
            is_favourite: card?.is_favourite ?? 0,
            propery_type: deals[row.deal] ?? 'sell',
            price: row.price,
            title_image: image,
          },
        }),
  };
}

/** Featured listings of their owners (docs/spec/payments.md#advertisements). */
export function advertsService({ db, clock, urls, packages, notifier, cards, autoApprove }: Dependencies) {
  return {
    /** The unit is taken and the advert written together. Two attempts at once feature a listing once. */
    async feature(userId: number, kind: queries.Kind, id: number): Promise<void> {
      const isApproved = (await autoApprove()) && (await queries.isVerified(db, userId));
      await db.transaction().execute(async (trx) => {
        const own = await queries.lockOwn(trx, kind, userId, id);
        if (!own) throw new DomainError('notFound', 'There is no such listing.');
        if (!own.shown)
          throw new DomainError('wrongState', 'Only a listing that everybody sees can be featured.');
        if (await queries.hasOpenAdvert(trx, kind, id))
          throw new DomainError('conflict', 'This listing is advertised already.', { status: 400 });
        const unit = await packages.consume(trx, userId, `${kind}_feature`, { kind, id, title: own.title });
        await queries.insertAdvert(trx, { userId, kind, id, isApproved, now: clock.now(), ...unit });
      });
    },

    async own(userId: number, kind: queries.Kind, limit: number, offset: number) {
      const { rows, total } = await queries.ownPage(db, kind, { userId, limit, offset, now: clock.now() });
      const ids = [...new Set(rows.flatMap(({ property_id }) => property_id ?? []))];
      const listings = new Map((await cards(ids, userId)).map((card) => [card.id, card]));
      return { data: rows.map((row) => shape(row, listings.get(row.listing_id), urls)), total };
    },

    async remove(userId: number, id: number): Promise<void> {
      const isRemoved = await db.transaction().execute((trx) => queries.removeOwn(trx, userId, id));
      if (!isRemoved) throw new DomainError('notFound', 'There is no such advertisement.');
    },

    expiry: {
      name: 'advert_expiry',
      every: MINUTE_MS,
      run: () =>
        db.transaction().execute(async (trx) => {
          for (const advert of await queries.endOver(trx, clock.now())) {
            const { id, user_id: userId, kind, listing_id: listingId, title, has_waited: hasWaited } = advert;
            if (hasWaited && advert.user_package_id !== null)
              await packages.giveBack(trx, advert.user_package_id, `${kind}_feature`, {
                kind,
                id: listingId,
                title,
              });
            if (userId === null) continue;
            await notifier.notify(trx, {
              to: [userId],
              text: { kind: 'advertEnded', title, hasWaited },
              push: { type: 'advertisement_request', id: String(id) },
              target: { type: 'advert', id },
              mayBeSwitchedOff: true,
              list: { type: 1, ...(kind === 'property' && { propertyId: listingId }) },
            });
          }
        }),
    } satisfies Job,
  };
}

export type AdvertsService = ReturnType<typeof advertsService>;
