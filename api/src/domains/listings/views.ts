import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { readingPrimary } from '#db/server/reading.ts';
import type { Job } from '#jobs/job.ts';
import type { Clock } from '#ports/clock.ts';

const FLUSH_INTERVAL_MS = 1000;
const LARGEST_BATCH = 500;
const ROLL_UP_INTERVAL_MS = 10 * 60_000;

interface View {
  id: number;
  visitor: Buffer;
  day: string;
}

/** What is looked at: the table that counts, the table of views, its column, the table of days, and of views to be added. */
const subjects = {
  property: ['properties', 'property_views', 'property_id', 'property_view_days', 'property_new_views'],
  project: ['projects', 'project_views', 'project_id', 'project_view_days', 'project_new_views'],
} as const;

/** Counts page views: each visitor once per listing or project and day. Written in batches, so that reading never waits for writing. */
export class ViewCounter {
  #waiting = new Map<string, View>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Database,
    private readonly clock: Clock,
    private readonly onError: (error: unknown) => void,
    private readonly subject: keyof typeof subjects = 'property',
  ) {}

  seen(id: number, visitor: Buffer): void {
    const day = this.clock.now().toISOString().slice(0, 10);
    this.#waiting.set(`${id} ${day} ${visitor.toString('base64')}`, { id, visitor, day });
    this.#timer ??= readingPrimary(() => setTimeout(() => void this.flush(), FLUSH_INTERVAL_MS).unref());
  }

  /** Writes what waits. A failed batch is dropped: views are not worth holding up anything. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const views = [...this.#waiting.values()];
    this.#waiting = new Map();
    for (let start = 0; start < views.length; start += LARGEST_BATCH) {
      await this.#write(views.slice(start, start + LARGEST_BATCH)).catch(this.onError);
    }
  }

  /** In one order, so that back ends which write at the same moment wait for each other in turn. */
  async #write(views: View[]) {
    const [subject, seen, column, days, fresh] = subjects[this.subject];
    await sql`
      with added as (
        insert into ${sql.table(seen)} (${sql.ref(column)}, visitor, day)
        select seen.id, seen.visitor, seen.day from unnest(${views.map((view) => view.id)}::int[],
          ${views.map((view) => view.visitor)}::bytea[], ${views.map((view) => view.day)}::date[]) as seen (id, visitor, day)
        join ${sql.table(subject)} s on s.id = seen.id order by 1, 2, 3
        on conflict do nothing returning ${sql.ref(column)} as id, day),
      counted as (
        insert into ${sql.table(days)} as d (${sql.ref(column)}, day, views) select id, day, count(*) from added group by id, day order by id, day
        on conflict (${sql.ref(column)}, day) do update set views = d.views + excluded.views)
      insert into ${sql.table(fresh)} as f (${sql.ref(column)}, views) select id, count(*) from added group by id order by id
      on conflict (${sql.ref(column)}) do update set views = f.views + excluded.views`.execute(this.db);
  }
}

/**
 * Job: adds new views to the total of their listing or project, all at once. Each change of a listing takes it out of the caches
 * of all processes, so a popular one changes a few times an hour and not with every view. Rows are locked in the order of ADR 0182.
 */
export const viewTotals = (db: Database): Job => ({
  name: 'view_totals',
  every: ROLL_UP_INTERVAL_MS,
  async run() {
    for (const [subject, , column, , fresh] of Object.values(subjects))
      await sql`
        with moved as (delete from ${sql.table(fresh)} returning ${sql.ref(column)} as id, views),
        locked as (
          select id from ${sql.table(subject)} where id in (select id from moved) order by id for no key update)
        update ${sql.table(subject)} s set total_click = total_click + moved.views
          from moved join locked on locked.id = moved.id where s.id = moved.id`.execute(db);
  },
});
