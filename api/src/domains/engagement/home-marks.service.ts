import type { HomeMark, HomeMarkKind } from '@lintel/api-contract';
import type { Database, Db } from '#db/database.ts';
import type { Urls } from '#wire/urls.ts';
import type { Clock } from '#ports/clock.ts';
import { lockUser } from './notes.queries.ts';
import * as queries from './home-marks.queries.ts';

/** As many as a browser keeps; a comparison has two sides. */
const MOST: Record<HomeMarkKind, number> = { hidden: 500, compare: 2 };

interface MarkChange {
  kind: HomeMarkKind;
  /** The newest first. */
  add: readonly number[];
  remove: readonly number[];
}

/** Homes that a user hid or chose for the comparison, the same on all of their devices. */
export function homeMarksService({ db, clock, urls }: { db: Database; clock: Clock; urls: Urls }) {
  const list = async (reader: Db, userId: number, kind: HomeMarkKind): Promise<HomeMark[]> => {
    const rows = await queries.marksOf(reader, userId, kind);
    return rows.map((row) => ({ ...row, title_image: urls.image(row.title_image) }));
  };
  return {
    list: (userId: number, kind: HomeMarkKind) => list(db, userId, kind),

    /** What is marked after the change. Homes that the user may not see are left out silently. */
    change: (userId: number, { kind, add, remove }: MarkChange): Promise<HomeMark[]> =>
      db.transaction().execute(async (trx) => {
        await lockUser(trx, userId);
        if (remove.length > 0) await queries.removeMarks(trx, userId, kind, remove);
        if (add.length > 0) {
          await queries.addMarks(trx, userId, kind, add, clock.now());
          await queries.trimMarks(trx, userId, kind, MOST[kind]);
        }
        return list(trx, userId, kind);
      }),
  };
}

export type HomeMarksService = ReturnType<typeof homeMarksService>;
