import type { InterestedUser } from '@lintel/api-contract';
import type { Db } from '../../db/database.ts';
import type { Urls } from '../urls.ts';
import { missingListing } from './property-checks.ts';
import * as queries from './property-write.queries.ts';

interface Request {
  readonly id?: number | undefined;
  readonly slug?: string | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** People who are interested in a listing, for its owner only. */
export function interestedService({ db, urls }: { db: Db; urls: Urls }) {
  return {
    async page(
      userId: number,
      { id, slug, limit, offset }: Request,
    ): Promise<{ data: InterestedUser[]; total: number }> {
      const own = await queries.ownId(db, userId, { id, slug });
      if (own === undefined) throw missingListing(400);
      const { rows, total } = await queries.interestedIn(db, own, limit, offset);
      return {
        data: rows.map((row) => ({ ...row, profile: urls.image(row.profile), mobile: row.mobile ?? '' })),
        total,
      };
    },
  };
}

export type InterestedService = ReturnType<typeof interestedService>;
