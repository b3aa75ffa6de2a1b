import type { ListingStatistics } from '@lintel/api-contract';
import type { Database } from '#db/database.ts';
import { DAY_MS, type Clock } from '#ports/clock.ts';
import { ownProjectId } from '#domains/listings/projects/project-write.queries.ts';
import { missingListing } from '#domains/listings/properties/property-checks.ts';
import { ownId } from '#domains/listings/properties/property-write.queries.ts';
import * as queries from './statistics.queries.ts';

/** The last day is today. */
const DAYS = 30;
/** Medians of fewer listings would reveal those of one owner. */
const FEWEST_SIMILAR = 5;

interface Wanted {
  readonly id?: number | undefined;
  readonly slug?: string | undefined;
  readonly projectId?: number | undefined;
  readonly projectSlug?: string | undefined;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);

const NOTHING: queries.Counts = { views: 0, saves: 0, leads: 0, messages: 0 };
const plus = (one: queries.Counts, other: queries.Counts): queries.Counts => ({
  views: one.views + other.views,
  saves: one.saves + other.saves,
  leads: one.leads + other.leads,
  messages: one.messages + other.messages,
});

/** What own listings and projects brought, day by day, beside what is usual. */
export function statisticsService({ db, clock }: { db: Database; clock: Clock }) {
  async function subjectsOf(
    userId: number,
    { id, slug, projectId, projectSlug }: Wanted,
  ): Promise<queries.Subjects> {
    if (projectId !== undefined || projectSlug !== undefined) {
      const own = await ownProjectId(db, userId, { id: projectId, slug: projectSlug });
      if (own === undefined) throw missingListing(400);
      return { properties: [], projects: [own] };
    }
    if (id === undefined && slug === undefined) return queries.allOf(db, userId);
    const own = await ownId(db, userId, { id, slug });
    if (own === undefined) throw missingListing(400);
    return { properties: [own], projects: [] };
  }

  /** What is usual for one listing or project; the sum of several is not comparable with the median of one. */
  async function similarTo(
    userId: number,
    { properties, projects }: queries.Subjects,
    period: queries.Period,
  ) {
    if (properties.length + projects.length !== 1) return null;
    const [project] = projects;
    return project === undefined
      ? queries.similarTo(db, userId, properties, period)
      : queries.similarToProject(db, userId, project, period);
  }

  return {
    async read(userId: number, wanted: Wanted): Promise<ListingStatistics> {
      const subjects = await subjectsOf(userId, wanted);
      const now = clock.now();
      const period = { from: dayOf(new Date(now.getTime() - (DAYS - 1) * DAY_MS)), to: dayOf(now) };
      const [days, similar] = await Promise.all([
        queries.byDay(db, subjects, period),
        similarTo(userId, subjects, period),
      ]);
      return {
        days,
        totals: days.reduce<queries.Counts>(plus, NOTHING),
        similar: similar && similar.listings >= FEWEST_SIMILAR ? similar : null,
      };
    },
  };
}

export type StatisticsService = ReturnType<typeof statisticsService>;
