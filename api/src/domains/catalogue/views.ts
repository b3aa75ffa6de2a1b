import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../db/schema/tables.ts';
import type { Clock } from '../../ports/clock.ts';

const FLUSH_INTERVAL = 1000;
const LARGEST_BATCH = 500;

interface View {
  propertyId: number;
  visitor: Buffer;
  day: string;
}

/** Counts page views: each visitor once per listing and day. Written in batches, so that reading never waits for writing. */
export class ViewCounter {
  #waiting = new Map<string, View>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly clock: Clock,
    private readonly onError: (error: unknown) => void,
  ) {}

  seen(propertyId: number, visitor: Buffer): void {
    const day = this.clock.now().toISOString().slice(0, 10);
    this.#waiting.set(`${propertyId} ${day} ${visitor.toString('base64')}`, { propertyId, visitor, day });
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_INTERVAL).unref();
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

  async #write(views: View[]) {
    await sql`
      with added as (
        insert into property_views (property_id, visitor, day)
        select seen.property_id, seen.visitor, seen.day from unnest(${views.map((view) => view.propertyId)}::int[],
          ${views.map((view) => view.visitor)}::bytea[], ${views.map((view) => view.day)}::date[]) as seen (property_id, visitor, day)
        join properties p on p.id = seen.property_id
        on conflict do nothing returning property_id)
      update properties p set total_click = total_click + n.n
      from (select property_id, count(*) as n from added group by property_id) n where p.id = n.property_id`.execute(
      this.db,
    );
  }
}
