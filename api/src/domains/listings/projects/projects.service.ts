import type {
  OwnProjectDetail,
  OwnProjectRow,
  ProjectCard,
  ProjectDetail,
  ProjectListRow,
} from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Clock } from '#ports/clock.ts';
import type { ViewCounter } from '#domains/listings/views.ts';
import type { PackagesService } from '#domains/payments/packages/packages.service.ts';
import type { Urls } from '#wire/urls.ts';
import { flag, relativeTime } from '#wire/values.ts';
import { isInterestedInProject } from '#domains/listings/interest/project-interest.queries.ts';
import * as queries from './project-read.queries.ts';
import { filesOfProject } from './project-write.queries.ts';
import { addressesByName } from '#domains/listings/sent-files.ts';
import { qualityOfProject } from './project-quality.ts';
import { ownProjectShape, projectCardShape, projectDetailShape, reasonShape } from './project.shapes.ts';
import { calendarWeekBefore, yesterday } from './days.ts';
import type { ProviderIdentity } from '#domains/settings/provider.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  urls: Urls;
  provider: () => Promise<ProviderIdentity>;
  packages: PackagesService;
  views: ViewCounter;
}

interface Position {
  latitude: number;
  longitude: number;
  /** Kilometres. */
  radius?: number | undefined;
}

export interface ProjectChoice {
  promoted?: boolean;
  at?: { latitude: number; longitude: number } | undefined;
}

interface Paging {
  limit: number;
  offset: number;
}
export interface ProjectFilter extends Paging, queries.ProjectKey {
  at?: Position | undefined;
  featured?: boolean | undefined;
  /** 0 the calendar week before this one, 1 yesterday. */
  postedSince?: '0' | '1' | undefined;
}

/** Projects in the shapes of the wire. */
export function projectsService({ db, clock, urls, provider, packages, views }: Dependencies) {
  const records = async (ids: readonly number[]) =>
    ids.length ? (await queries.projectsByIds(ids).execute(db)).rows : [];

  async function shaped<T>(
    ids: readonly number[],
    shape: (row: queries.ProjectRecord, by: ProviderIdentity) => T,
  ): Promise<T[]> {
    const [rows, by] = await Promise.all([records(ids), provider()]);
    return rows.map((row) => shape(row, by));
  }

  const cards = (ids: readonly number[]): Promise<ProjectCard[]> =>
    shaped(ids, (row, by) => projectCardShape(row, urls, by));

  const idOf = async (conditions: queries.ProjectConditions): Promise<number | undefined> =>
    (await queries.projectPage(db, conditions, { limit: 1, offset: 0 })).ids[0];

  async function requireAccess(userId: number) {
    const check = await packages.check(userId, 'project_access');
    if (check.package_available && check.feature_available) return;
    throw new DomainError('packageRequired', 'A package with access to projects opens this.', {
      status: 400,
      data: check,
    });
  }

  return {
    cards,

    async detail(id: number): Promise<ProjectDetail | undefined> {
      return (await shaped([id], (row, by) => projectDetailShape(row, urls, by)))[0];
    },

    /** Live projects by chance. A position means exactly there, also where listings use a radius (docs/spec/catalogue.md#home-page). */
    async randomIds({ promoted, at }: ProjectChoice, limit: number): Promise<number[]> {
      return queries.randomProjects(db, { live: true, promoted, at }, limit);
    },

    /** A page of live projects, newest first. */
    async page({ id, slug, at, featured, postedSince, limit, offset }: ProjectFilter) {
      const key = id === undefined && slug === undefined ? undefined : { id, slug };
      const posted =
        postedSince && (postedSince === '1' ? yesterday(clock.now()) : calendarWeekBefore(clock.now()));
      const conditions = { live: true, key, promoted: featured, at, posted };
      const { ids, total } = await queries.projectPage(db, conditions, { limit, offset });
      const data = await shaped<ProjectListRow>(ids, (row, by) => ({
        ...projectCardShape(row, urls, by),
        status: row.status,
        is_admin_listing: flag(row.added_by === null),
        request_status: row.request_status,
      }));
      return { data, total };
    },

    /** One project for a caller who may see it. Own projects are free, are shown in every state and count no view. */
    async open(
      userId: number,
      visitor: Buffer,
      { similar, ...key }: queries.ProjectKey & { similar?: boolean | undefined },
    ) {
      const own = await idOf({ key, addedBy: userId });
      if (own === undefined) await requireAccess(userId);
      const id = own ?? (await idOf({ key, live: true }));
      if (id === undefined) return { data: null, total: 0, similar_projects: [] };
      if (own === undefined) views.seen(id, visitor);
      const [[data], interested] = await Promise.all([
        shaped([id], (row, by) => projectDetailShape(row, urls, by)),
        isInterestedInProject(db, userId, id),
      ]);
      return {
        data: data ? { ...data, is_interested: flag(interested) } : null,
        total: 1,
        similar_projects: similar ? await cards(await queries.otherLive(db, id)) : [],
      };
    },

    /** A page of own projects in every state. */
    async ownPage(
      userId: number,
      filter: Pick<queries.ProjectConditions, 'requestStatus' | 'visibility' | 'promoted' | 'search'>,
      paging: Paging & { order?: 'newest' | 'oldest' | 'most_viewed' | undefined },
    ) {
      const { ids, total } = await queries.projectPage(db, { ...filter, addedBy: userId }, paging);
      const [now, interested] = [clock.now(), await queries.interestedCounts(db, ids, userId)];
      const data = await shaped<OwnProjectRow>(ids, (row, by) => ({
        ...projectCardShape(row, urls, by),
        total_click: row.total_click,
        interested_count: interested.get(row.id) ?? 0,
        status: row.status,
        request_status: row.request_status,
        created_at: relativeTime(row.created_at, now),
        reject_reason: reasonShape(row),
        quality: qualityOfProject(row),
      }));
      return { data, total };
    },

    /** One own project in full, with the others of the same owner. */
    async own(userId: number, key: queries.ProjectKey) {
      const id = await idOf({ key, addedBy: userId });
      if (id === undefined) return { data: null, total: 0, similar_projects: [] };
      const [now, interested] = [clock.now(), await queries.interestedCounts(db, [id], userId)];
      const subject = { kind: 'project', id } as const;
      const sent = await addressesByName(db, urls, subject, await filesOfProject(db, id));
      const [data] = await shaped<OwnProjectDetail>([id], (row, by) => ownProjectShape(row, urls, by, now));
      return {
        data: data ? { ...data, interested_count: interested.get(id) ?? 0, sent_files: sent } : null,
        total: 1,
        similar_projects: await cards(await queries.otherOwn(db, userId, id)),
      };
    },
  };
}

export type ProjectsService = ReturnType<typeof projectsService>;
