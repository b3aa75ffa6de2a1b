import type { InterestedUser } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { Urls } from '#wire/urls.ts';
import { missingListing } from '#domains/listings/properties/property-checks.ts';
import { interestedInProject } from './project-interest.queries.ts';
import * as queries from '#domains/listings/properties/property-write.queries.ts';

interface Request {
  readonly id?: number | undefined;
  readonly slug?: string | undefined;
  readonly projectId?: number | undefined;
  readonly limit: number;
  readonly offset: number;
}

/** People who are interested in a listing or project, for its owner only. */
export function interestedService({ db, urls }: { db: Db; urls: Urls }) {
  return {
    async page(
      userId: number,
      { id, slug, projectId, limit, offset }: Request,
    ): Promise<{ data: InterestedUser[]; total: number }> {
      const own = projectId ?? (await queries.ownId(db, userId, { id, slug }));
      if (own === undefined) throw missingListing(400);
      const found =
        projectId === undefined
          ? await queries.interestedIn(db, own, limit, offset)
          : await interestedInProject(db, userId, projectId, limit, offset);
      if (!found) throw missingListing(400);
      const { rows, total } = found;
      return {
        data: rows.map((row) => ({ ...row, profile: urls.image(row.profile), mobile: row.mobile ?? '' })),
        total,
      };
    },
  };
}

export type InterestedService = ReturnType<typeof interestedService>;
