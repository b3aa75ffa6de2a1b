import type { InterestedUser, LeadState } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import { phoneText } from '#text/phone-text.ts';
import type { Urls } from '#wire/urls.ts';
import { iso } from '#wire/values.ts';
import { ownProjectId } from '#domains/listings/projects/project-write.queries.ts';
import { missingListing } from '#domains/listings/properties/property-checks.ts';
import { ownId } from '#domains/listings/properties/property-write.queries.ts';
import * as queries from './leads.queries.ts';

/** An own listing or project. */
interface Wanted {
  readonly id?: number | undefined;
  readonly slug?: string | undefined;
  readonly projectId?: number | undefined;
  readonly projectSlug?: string | undefined;
}

/** Users who are interested in a listing or project, for its owner only. */
export function interestedService({ db, urls }: { db: Db; urls: Urls }) {
  async function subjectOf(
    userId: number,
    { id, slug, projectId, projectSlug }: Wanted,
  ): Promise<queries.LeadSubject> {
    const kind = projectId === undefined && projectSlug === undefined ? 'property' : 'project';
    const own =
      kind === 'property'
        ? await ownId(db, userId, { id, slug })
        : await ownProjectId(db, userId, { id: projectId, slug: projectSlug });
    if (own === undefined) throw missingListing(400);
    return { kind, id: own };
  }

  const shape = ({
    message,
    created_at,
    last_message: last,
    ...row
  }: queries.LeadRecord): InterestedUser => ({
    ...row,
    profile: urls.image(row.profile),
    mobile: row.mobile ?? '',
    mobile_text: phoneText(row.mobile ?? ''),
    ...(message !== null && { message }),
    created_at: iso(created_at),
    ...(last && { last_message: { ...last, created_at: iso(new Date(last.created_at)) } }),
  });

  return {
    async page(
      userId: number,
      {
        state,
        limit,
        offset,
        ...wanted
      }: Wanted & { state?: LeadState | undefined; limit: number; offset: number },
    ): Promise<{ data: InterestedUser[]; total: number }> {
      const subject = await subjectOf(userId, wanted);
      const { rows, total } = await queries.leads(db, subject, {
        ownerId: userId,
        ...(state && { state }),
        limit,
        offset,
      });
      return { data: rows.map(shape), total };
    },

    /** Notes how far the owner is with a user. */
    async change(
      userId: number,
      wanted: Wanted,
      lead: { userId: number; state?: LeadState | undefined; note?: string | undefined },
    ): Promise<InterestedUser> {
      const row = await queries.changeLead(db, await subjectOf(userId, wanted), userId, lead);
      if (!row)
        throw new DomainError('notFound', 'This user is not interested in it any more.', { status: 400 });
      return shape(row);
    },
  };
}

export type InterestedService = ReturnType<typeof interestedService>;
