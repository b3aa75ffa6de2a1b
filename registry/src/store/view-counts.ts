import { randomUUID } from 'node:crypto';
import type { EnvironmentStore } from './environment-store.ts';
import { eachOf, readJson } from './registry-files.ts';

/** A part of a page, as a release record names it. */
export interface CountedPart {
  remote: string;
  version: string;
}

/** What was seen of one part within one hour. */
export interface HourOfViews extends CountedPart {
  /** When the hour began. */
  at: Date;
  /** Views of its pages; a report of a sample stands for several. */
  views: number;
  /** Views in which it met an error. */
  failed: number;
}

export interface ViewCounts {
  /** A page was looked at; `weight` = how many views a report stands for. */
  viewed(part: CountedPart, weight: number): void;
  /** A view met an error of this part, for the first time. */
  failed(part: CountedPart): void;
  /** Everything that was counted is written. */
  settled(): Promise<void>;
}

/** Two-digit hour → `<remote> <version>` → views and failed views. */
type Day = Record<string, Record<string, [views: number, failed: number]>>;

/** Days that are kept: a week more than the longest that is asked for. */
const DAYS = 35;
/** How far what is written may be behind. */
const WRITE_EVERY_MS = 60_000;
/** Parts of one hour: any release that was ever recorded may be named. */
const MOST_PARTS = 100;
const DAY_MS = 24 * 3_600_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const folderOf = (environment: EnvironmentStore) => `${environment.folder}/views`;

/**
 * Counts views and errors by hour, in `views/<day>.<server>.json`, so that several servers do not undo each other's counts. A day
 * that is over for long becomes one file, `views/<day>.json`; after five weeks it goes. A failure delays the counts, never a page.
 */
export function createViewCounts(
  environment: EnvironmentStore,
  { every = WRITE_EVERY_MS, now = Date.now }: { every?: number; now?(): number } = {},
): ViewCounts {
  const { files } = environment;
  const server = randomUUID().slice(0, 8);
  const days = new Map<string, Day>();
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();
  let tidied = '';

  function count({ remote, version }: CountedPart, views: number, failed: number): void {
    const time = now();
    const day = dayOf(time);
    const hours = days.get(day) ?? {};
    days.set(day, hours);
    const parts = (hours[new Date(time).toISOString().slice(11, 13)] ??= {});
    const name = `${remote} ${version}`;
    if (!parts[name] && Object.keys(parts).length >= MOST_PARTS) return;
    const before = parts[name] ?? [0, 0];
    parts[name] = [before[0] + views, before[1] + failed];
    changed.add(day);
    timer ??= setTimeout(() => void write(), every).unref();
  }

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(async () => {
      const outdated = [...changed];
      changed.clear();
      for (const day of outdated) {
        const file = `${folderOf(environment)}/${day}.${server}.json`;
        await files.replace(file, JSON.stringify(days.get(day))).catch(() => void changed.add(day));
      }
      const today = dayOf(now());
      for (const day of days.keys()) if (day !== today && !changed.has(day)) days.delete(day);
      if (tidied === today) return;
      tidied = today;
      // The next day tries again.
      await tidy(environment, now()).catch(() => undefined);
    });
    return writing;
  }

  return {
    viewed: (part, weight) => count(part, weight, 0),
    failed: (part) => count(part, 0, 1),
    settled: () => (changed.size > 0 ? write() : writing),
  };
}

/** What all servers have written since a moment, in no order. */
export async function readViewCounts(environment: EnvironmentStore, since: Date): Promise<HourOfViews[]> {
  const found = [];
  for (const [day, names] of await filesByDay(environment)) {
    if (day < dayOf(since.getTime())) continue;
    for (const [hour, parts] of Object.entries(await sumOf(environment, day, names))) {
      const at = new Date(`${day}T${hour}:00:00Z`);
      // An hour counts as a whole: at most one more than was asked for.
      if (at.getTime() + 3_600_000 <= since.getTime()) continue;
      for (const [name, [views, failed]] of Object.entries(parts)) {
        const [remote = '', version = ''] = name.split(' ');
        found.push({ at, remote, version, views, failed });
      }
    }
  }
  return found;
}

async function filesByDay(environment: EnvironmentStore): Promise<Map<string, string[]>> {
  const days = new Map<string, string[]>();
  for (const name of await environment.files.children(folderOf(environment))) {
    const [, day] = /^(\d{4}-\d\d-\d\d)(\.\w+)?\.json$/.exec(name) ?? [];
    if (day) days.set(day, [...(days.get(day) ?? []), name]);
  }
  return days;
}

/** A day's own file has all that the servers' had, which may be there still. */
async function sumOf(environment: EnvironmentStore, day: string, names: string[]): Promise<Day> {
  const whole = `${day}.json`;
  const read = await eachOf(names.includes(whole) ? [whole] : names, (name) =>
    readJson<Day>(environment.files, `${folderOf(environment)}/${name}`),
  );
  const sum: Day = {};
  for (const [hour, parts] of read.flatMap((one) => Object.entries(one ?? {})))
    for (const [name, [views, failed]] of Object.entries(parts)) {
      const before = ((sum[hour] ??= {})[name] ??= [0, 0]);
      before[0] += views;
      before[1] += failed;
    }
  return sum;
}

/** Joins the files of days that no server writes any more, and takes away what is too old. */
async function tidy(environment: EnvironmentStore, time: number): Promise<void> {
  const { files } = environment;
  const [oldest, written] = [dayOf(time - DAYS * DAY_MS), dayOf(time - DAY_MS)];
  for (const [day, names] of await filesByDay(environment)) {
    const whole = `${day}.json`;
    if (day >= oldest && (day >= written || (names.length === 1 && names[0] === whole))) continue;
    // Of several servers one creates it; all have read the same.
    if (day >= oldest)
      await files.create(
        `${folderOf(environment)}/${whole}`,
        JSON.stringify(await sumOf(environment, day, names)),
      );
    for (const name of names)
      if (day < oldest || name !== whole) await files.remove(`${folderOf(environment)}/${name}`);
  }
}
