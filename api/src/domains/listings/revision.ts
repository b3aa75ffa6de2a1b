import { DomainError } from '#http/domain-error.ts';

interface Revised {
  readonly revision: number;
}

/** Refuses a write of a form that was made from an earlier state of a listing. Call it with the listing locked. */
export function requireCurrent(listing: Revised, stated: number | undefined): void {
  if (stated !== undefined && stated !== listing.revision)
    throw new DomainError(
      'outdated',
      'This was changed elsewhere since you opened it. Nothing was saved. Send it once more.',
      {
        status: 409,
      },
    );
}

/** Columns of a write of what the owner states: forms that were made before it are outdated. Call it with the listing locked. */
export const nextRevision = ({ revision }: Revised): Revised => ({ revision: revision + 1 });
