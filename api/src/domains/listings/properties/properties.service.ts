import type {
  OwnProperty,
  PropertyCard,
  PropertyDetail,
  PropertyListRow,
  RejectReason,
} from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { Urls } from '#wire/urls.ts';
import { iso } from '#wire/values.ts';
import type { PackagesService } from '#domains/payments/packages/packages.service.ts';
import { comparable, type Comparable } from './compared.shape.ts';
import { listingAccess, needsPremium, type ListingAccess } from '#domains/listings/listing-access.ts';
import { advertShape } from '#domains/listings/parts.shapes.ts';
import * as queries from './properties.queries.ts';
import { filesOf } from './property-write.queries.ts';
import { addressesByName } from '#domains/listings/sent-files.ts';
import { recordCache } from './record-cache.ts';
import { cardShape, listRowShape } from './properties.shapes.ts';
import { detailShape, ownShape, type Provider } from './property-detail.shape.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  urls: Urls;
  provider: () => Promise<Provider>;
  packages: Pick<PackagesService, 'check'>;
}

const SIMILAR = 10;

const byProperty = <T extends { property_id: number | null }>(rows: T[]) => {
  const groups = new Map<number, T[]>();
  for (const row of rows) {
    if (row.property_id !== null) groups.set(row.property_id, [...(groups.get(row.property_id) ?? []), row]);
  }
  return groups;
};

const noReason: RejectReason = {};

const isLive = ({ row }: { row: queries.PropertyRecord }) =>
  row.status === 1 && row.request_status === 'approved';

/** Listings in the shapes of the wire. Other domains say which ones, by id; the order of the ids is kept. */
export function propertiesService({ db, clock, urls, provider, packages }: Dependencies) {
  const records = recordCache(db);

  /** The listings that the caller may see at all, each with how much of it. */
  async function visible(ids: readonly number[], callerId: number | null) {
    const rows = await records(ids, callerId);
    const hasPremium =
      callerId !== null &&
      rows.some((row) => needsPremium(row, callerId)) &&
      (await packages.check(callerId, 'premium_properties')).feature_available;
    const viewer = { userId: callerId, hasPremium };
    return rows.flatMap((row): { row: queries.PropertyRecord; access: ListingAccess }[] => {
      const access = listingAccess(row, viewer);
      return access === 'none' ? [] : [{ row, access }];
    });
  }

  async function details(ids: readonly number[], callerId: number | null): Promise<PropertyDetail[]> {
    if (!ids.length) return [];
    const [rows, extras, adverts, by] = await Promise.all([
      visible(ids, callerId),
      queries.detailsByIds(db, ids, callerId),
      queries.advertsOf(db, ids),
      provider(),
    ]);
    const advertsOf = byProperty(adverts);
    const context = { callerId, now: clock.now(), provider: by, urls };
    return rows.flatMap(({ row, access }) => {
      const extra = extras.get(row.id);
      const runs = (advertsOf.get(row.id) ?? []).map(advertShape);
      return extra ? [detailShape(row, extra, runs, context, access)] : [];
    });
  }

  async function own(ids: readonly number[], userId: number): Promise<OwnProperty[]> {
    if (!ids.length) return [];
    const [rows, extras, adverts, { reasons, interested, factsOfCategory }, by] = await Promise.all([
      records(ids, userId),
      queries.detailsByIds(db, ids, userId),
      queries.advertsOf(db, ids),
      queries.ownerExtras(db, ids, userId),
      provider(),
    ]);
    const advertsOf = byProperty(adverts);
    const interestedIn = byProperty(interested);
    const context = { callerId: userId, now: clock.now(), provider: by, urls };
    return rows.flatMap((row) => {
      const detail = extras.get(row.id);
      const reason = row.request_status === 'rejected' ? reasons.get(row.id) : undefined;
      if (!detail) return [];
      return [
        ownShape(
          row,
          {
            detail,
            adverts: (advertsOf.get(row.id) ?? []).map(advertShape),
            rejectReason: reason
              ? { ...reason, created_at: iso(reason.created_at), updated_at: iso(reason.updated_at) }
              : noReason,
            possibleFacts: factsOfCategory.get(row.category_id) ?? 0,
            interested: (interestedIn.get(row.id) ?? []).map(({ id, name, profile }) => ({
              id,
              name,
              profile: urls.image(profile),
            })),
          },
          context,
        ),
      ];
    });
  }

  return {
    details,
    own,

    /** Lists show what is offered: what its owner took off the market is left out. */
    async cards(ids: readonly number[], callerId: number | null): Promise<PropertyCard[]> {
      return (await visible(ids, callerId))
        .filter(isLive)
        .map(({ row, access }) => cardShape(row, urls, access));
    },

    /** Both sides of a comparison; those that do not exist are left out. */
    async comparables(ids: readonly number[], callerId: number | null): Promise<Comparable[]> {
      return (await visible(ids, callerId)).map(({ row, access }) => comparable(row, urls, access));
    },

    async listRows(ids: readonly number[], callerId: number | null): Promise<PropertyListRow[]> {
      const rows = (await visible(ids, callerId)).filter(isLive);
      return rows.map(({ row, access }) => listRowShape(row, urls, access));
    },

    /** A page of the user's own listings; with one id or slug also others of the same owner. */
    async ownPage(userId: number, filter: queries.OwnFilter, limit: number, offset: number) {
      const { ids, total, views } = await queries.ownPage(db, userId, filter, limit, offset);
      const single = filter.id !== undefined || filter.slug !== undefined;
      const [first] = ids;
      const others = single && first ? await queries.newestOwn(db, userId, first, SIMILAR) : [];
      const [data, similar] = await Promise.all([own(ids, userId), details(others, userId)]);
      if (!single || !first)
        return { data, total, total_views: views, ...(single ? { similiar_properties: [] } : {}) };
      const subject = { kind: 'property', id: first } as const;
      const sent = await addressesByName(db, urls, subject, await filesOf(db, first));
      const named = data.map((row) => ({ ...row, sent_files: sent }));
      return { data: named, total, total_views: views, similiar_properties: similar };
    },
  };
}

export type PropertiesService = ReturnType<typeof propertiesService>;
