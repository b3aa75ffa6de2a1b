import { rankWeights, type PropertyListRow } from '@lintel/api-contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/database.ts';
import { distanceTo } from '#db/geometry.ts';
import { hasWords, titleOrAddressHas } from '#domains/search/filter/conditions.ts';

export interface BestRequest {
  readonly base: 'is_on_market' | 'is_live';
  readonly conditions: readonly RawBuilder<boolean>[];
  readonly words?: string | undefined;
  readonly centre?: { latitude: number; longitude: number } | undefined;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** The best are chosen among so many of the newest matches. */
const CANDIDATES = 2000;
/** After so many days a listing has no points for being new. */
const FRESH_DAYS = 180;
/** A description of this length, and so many attributes, get all points. */
const FULL_DESCRIPTION_LETTERS = 400;
const FULL_ATTRIBUTES = 10;
/** From so many kilometres on a listing has no points for being near. */
const FAR_KM = 50;
/** Views that get all points; a heart counts as five. */
const FULL_ENGAGEMENT = 2000;

type Part = keyof typeof rankWeights;
type RankedRow = { id: number; score: number } & { [Name in Part]: number };

/** Each part between 0 and 1 (freshness -1 where the owner leaves the question unanswered whether it is available), from the columns of the listing alone; 0 for a text or position that the search does not state. */
const partExpressions = ({ words, centre, now }: BestRequest): Record<Part, RawBuilder<number>> => ({
  match: words
    ? sql`case when ${hasWords('title', words)} then 1 when ${titleOrAddressHas(words)} then 0.6 else 0.4 end`
    : sql`0`,
  freshness: sql`case when confirmation_step = 'overdue' then -1
    else greatest(0, 1 - extract(epoch from (${now}::timestamptz - created_at)) / ${sql.lit(FRESH_DAYS * 86_400)}) end`,
  completeness: sql`(
    (title_image <> '')::int
    + least(1, length(description) / ${sql.lit(FULL_DESCRIPTION_LETTERS)}::numeric)
    + least(1, cardinality(parameter_ids) / ${sql.lit(FULL_ATTRIBUTES)}::numeric)
    + (area is not null)::int
    + (public_latitude is not null)::int) / 5`,
  distance: centre ? sql`coalesce(greatest(0, 1 - ${distanceTo(centre)} / ${sql.lit(FAR_KM)}), 0)` : sql`0`,
  engagement: sql`least(1, ln(1 + total_click + 5 * favourite_count) / ln(${sql.lit(FULL_ENGAGEMENT)}))`,
});

/** Points with one decimal: what is shown is what is summed. */
const pointsOf = (request: BestRequest, part: Part) =>
  sql<number>`round((${sql.lit(rankWeights[part])} * ${partExpressions(request)[part]})::numeric, 1)`;

/** The best matches with the points of their parts; equal sums newest first. */
export async function bestIds(
  db: Db,
  request: BestRequest,
): Promise<{ id: number; rank: NonNullable<PropertyListRow['rank']> }[]> {
  const where = sql.join([sql.ref(request.base), ...request.conditions], sql` and `);
  const { rows } = await sql<RankedRow>`
    with pool as (select * from properties where ${where} order by id desc limit ${sql.lit(CANDIDATES)}),
    rated as (
      select id, ${pointsOf(request, 'match')} as match, ${pointsOf(request, 'freshness')} as freshness,
        ${pointsOf(request, 'completeness')} as completeness, ${pointsOf(request, 'distance')} as distance,
        ${pointsOf(request, 'engagement')} as engagement
      from pool)
    select id, match::float8, freshness::float8, completeness::float8, distance::float8, engagement::float8,
      (match + freshness + completeness + distance + engagement)::float8 as score
    from rated order by match + freshness + completeness + distance + engagement desc, id desc
    limit ${request.limit} offset ${request.offset}`.execute(db);
  return rows.map(({ id, score, ...parts }) => ({ id, rank: { score, parts } }));
}
