import { sql } from 'kysely';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';

export interface ListingRules {
  /** Only verified agents may post. */
  readonly verificationRequired: boolean;
  /** What verified agents post is published without a review. */
  readonly autoApprove: boolean;
  /** Changes to approved listings need no review. */
  readonly autoApproveEdited: boolean;
}

const NEEDED = ['name', 'email', 'mobile', 'profile', 'address'] as const;

const verificationMessages = {
  initial: 'Only verified agents may post here. Please apply for verification first.',
  pending: 'Your verification is under review. You may post as soon as it has succeeded.',
  failed: 'Your verification has failed. Please apply again before you post.',
} as const;

async function poster(db: Db, userId: number) {
  return (
    db
      .selectFrom('users as u')
      .leftJoin('verification_applications as v', 'v.user_id', 'u.id')
      .select(['u.name', 'u.mobile', 'u.profile', 'u.address', 'v.status as verification'])
      // A new account may post while its address waits for its code.
      .select(sql<string | null>`coalesce(nullif(u.email, ''), u.pending_email)`.as('email'))
      .where('u.id', '=', userId)
      .executeTakeFirstOrThrow()
  );
}

/** Refuses people who may not post yet. Answers whether what they post needs no review. */
export async function checkPoster(
  db: Db,
  rules: ListingRules,
  userId: number,
): Promise<{ approved: boolean }> {
  const person = await poster(db, userId);
  const missing = NEEDED.filter((name) => !person[name]?.trim());
  if (missing.length > 0) {
    throw new DomainError('profileIncomplete', 'You have not completed your profile yet.', {
      data: { missing },
    });
  }
  const verification = (person.verification ?? 'initial') as 'success' | keyof typeof verificationMessages;
  if (rules.verificationRequired && verification !== 'success') {
    throw new DomainError('verificationRequired', verificationMessages[verification], {
      data: { verification_status: verification },
    });
  }
  return { approved: rules.autoApprove && verification === 'success' };
}

/** An edited listing is reviewed again unless edits are trusted; what was never approved is always reviewed. */
export const statusAfterEdit = (rules: ListingRules, current: string) =>
  rules.autoApproveEdited && current === 'approved' ? 'approved' : 'pending';
