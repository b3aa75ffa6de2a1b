import { comparedMessages } from '#texts/compared-messages.ts';
import type { PropertyDetail } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { ReplyTimeService } from '#domains/chat/reply-time.service.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import type { PackagesService } from '#domains/payments/packages/packages.service.ts';
import type { PropertyFilter } from '#domains/search/filter/filter.ts';
import { conditions } from '#domains/search/filter/to-sql.ts';
import type { Order, PagesService } from '#domains/search/pages.service.ts';
import {
  advertisedBy,
  countsOf,
  idBySlug,
  likeWithdrawn,
  newestOthers,
  withdrawnBySlug,
} from './detail.queries.ts';
import type { ViewCounter } from '#domains/listings/views.ts';

export interface DetailRequest {
  readonly id?: number | undefined;
  readonly slug?: string | undefined;
  readonly filter: PropertyFilter;
  readonly usersPromoted?: boolean | undefined;
  readonly order: Order;
  readonly limit: number;
  readonly offset: number;
  readonly callerId: number | null;
  readonly visitor: Buffer;
}

interface Dependencies {
  db: Db;
  clock: Clock;
  properties: PropertiesService;
  packages: PackagesService;
  views: ViewCounter;
  replyTimes: ReplyTimeService;
  pages: PagesService;
}

const SIMILAR = 10;

/** The part of a premium listing that lists show to all callers. */
const teaserOf = ({
  title,
  title_image,
  title_image_alt,
  title_image_color,
  price,
  property_type,
  rentduration,
  city,
  state,
  category,
}: PropertyDetail) => ({
  title,
  title_image,
  title_image_alt,
  title_image_color,
  price,
  property_type,
  rentduration,
  city,
  state,
  category,
});

/** Listings in full, as `get_property` serves them. */
export function detailService({ db, clock, properties, packages, views, replyTimes, pages }: Dependencies) {
  /** One premium listing that the caller may not see refuses the whole answer (docs/spec/catalogue.md#one-listing). Own listings are free. */
  async function refusePremium(rows: PropertyDetail[], callerId: number | null) {
    const closed = rows.find((row) => row.is_premium && row.added_by !== callerId);
    if (!closed) return;
    const check = await packages.check(callerId ?? undefined, 'premium_properties');
    if (check.feature_available) return;
    throw new DomainError('premiumRequired', comparedMessages.premiumRequired, {
      status: 400,
      data: { ...check, teaser: { ...teaserOf(closed), ...(await countsOf(db, closed.id)) } },
    });
  }

  async function chosen(request: DetailRequest): Promise<{ ids: number[]; total: number }> {
    const { id, slug, filter, order, limit, offset, callerId } = request;
    const where = (await conditions(db, filter, clock.now())) ?? [];
    const base = 'is_live' as const;
    if (id !== undefined || slug !== undefined) {
      const found = await idBySlug(db, { id, slug }, callerId);
      return { ids: found === undefined ? [] : [found], total: found === undefined ? 0 : 1 };
    }
    if (request.usersPromoted) return advertisedBy(db, callerId ?? 0, limit, offset);
    if (filter.promoted) {
      const [ids, total] = await Promise.all([
        pages.random({ base, conditions: where }, limit),
        pages.count({ base, conditions: where }),
      ]);
      return { ids, total };
    }
    const page = await pages.page({ base, conditions: where, order, limit, offset });
    return { ids: page.ids, total: page.total ?? (await pages.count({ base, conditions: where })) };
  }

  /** Nothing is offered at the address; if something was, what is like it. */
  async function absent({ id, slug, callerId }: DetailRequest) {
    const nothing = { message: 'Success', data: [], total: 0 };
    const gone = await withdrawnBySlug(db, { id, slug });
    if (!gone) return { ...nothing, similar_properties: [] };
    const { city, category, category_slug_id, deal } = gone;
    const similar = await properties.details(await likeWithdrawn(db, gone, SIMILAR), callerId);
    return {
      ...nothing,
      similar_properties: similar,
      withdrawn: { city, category, category_slug_id, property_type: deal === 1 ? '1' : '0' } as const,
    };
  }

  return {
    async read(request: DetailRequest) {
      const { ids, total } = await chosen(request);
      const data = await properties.details(ids, request.callerId);
      await refusePremium(data, request.callerId);
      const single = request.id !== undefined || request.slug !== undefined;
      const [first] = data;
      if (single && !first) return absent(request);
      if (!first || !single) return { message: 'Success', data, total, similar_properties: [] };
      if (first.added_by !== request.callerId) views.seen(first.id, request.visitor);
      const [others, responsiveness] = await Promise.all([
        newestOthers(db, first.id, SIMILAR),
        replyTimes.facts(first.added_by || null),
      ]);
      const similar = await properties.details(others, request.callerId);
      const shown = { ...first, responsiveness };
      return { message: 'Success', data: [shown], total, similar_properties: similar };
    },
  };
}

export type DetailService = ReturnType<typeof detailService>;
