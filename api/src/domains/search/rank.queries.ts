import { rankWeights, type PropertyListRow } from '@lintel/api-contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '#db/database.ts';
import { distanceTo } from '#domains/search/filter/geometry.ts';
import { containing } from '#domains/search/filter/to-sql.ts';

export interface BestRequest {
  readonly base: 'is_on_market' | 'is_live';
  readonly conditions: readonly RawBuilder<boolean>[];
  readonly words?: string | undefined;
  readonly centre?: { latitude: number; longitude: number } | undefined;
  readonly now: Date;
  readonly limit: number;
  readonly offset: number;
}

/** Among so many of the newest matches the best are found; nobody reads further. */
const POOL = 2000;
/** After so many days a listing has no points for being new. */
const FRESH_DAYS = 180;
/** A description this long, and so many facts, say enough. */
const ENOUGH_LETTERS = 400;
const ENOUGH_FACTS = 10;
/** From so many kilometres on a listing has no points for being near. */
const FAR_KM = 50;
/** So many views, of which a heart counts as five, are as many as points can tell. */
const MUCH_ATTENTION = 2000;

type Part = keyof typeof rankWeights;
type Rated = { id: number; score: number } & { [Name in Part]: number };

/** Each part between 0 and 1, from the columns of the listing alone. What was not asked for gives nobody points. */
const parts = ({ words, centre, now }: BestRequest): Record<Part, RawBuilder<number>> => ({
  match: words
    ? sql`case when title ilike ${containing(words)} then 1 when not is_premium and address ilike ${containing(words)} then 0.6 else 0.4 end`
    : sql`0`,
  freshness: sql`greatest(0, 1 - extract(epoch from (${now}::timestamptz - created_at)) / ${sql.lit(FRESH_DAYS * 86_400)})`,
  completeness: sql`(
    (title_image <> '')::int
    + least(1, length(description) / ${sql.lit(ENOUGH_LETTERS)}::numeric)
    + least(1, cardinality(parameter_ids) / ${sql.lit(ENOUGH_FACTS)}::numeric)
    + (area is not null)::int
    + (public_latitude is not null)::int) / 5`,
  distance: centre ? sql`coalesce(greatest(0, 1 - ${distanceTo(centre)} / ${sql.lit(FAR_KM)}), 0)` : sql`0`,
  engagement: sql`least(1, ln(1 + total_click + 5 * favourite_count) / ln(${sql.lit(MUCH_ATTENTION)}))`,
});

/** Points with one decimal: what is shown is what is summed. */
const points = (request: BestRequest, part: Part) =>
  sql<number>`round((${sql.lit(rankWeights[part])} * ${parts(request)[part]})::numeric, 1)`;

/** The best matches with the points of their parts; equal sums newest first. */
export async function bestIds(
  db: Db,
  request: BestRequest,
): Promise<{ id: number; rank: NonNullable<PropertyListRow['rank']> }[]> {
  const where = sql.join([sql.ref(request.base), ...request.conditions], sql` and `);
  const { rows } = await sql<Rated>`
    with pool as (select * from properties where ${where} order by id desc limit ${sql.lit(POOL)}),
    rated as (
      select id, ${points(request, 'match')} as match, ${points(request, 'freshness')} as freshness,
        ${points(request, 'completeness')} as completeness, ${points(request, 'distance')} as distance,
        ${points(request, 'engagement')} as engagement
      from pool)
    select id, match::float8, freshness::float8, completeness::float8, distance::float8, engagement::float8,
      (match + freshness + completeness + distance + engagement)::float8 as score
    from rated order by match + freshness + completeness + distance + engagement desc, id desc
    limit ${request.limit} offset ${request.offset}`.execute(db);
  return rows.map(({ id, score, ...told }) => ({ id, rank: { score, parts: told } }));
}
