import { randomBytes } from 'node:crypto';
import { CONFIRMATION_PATH, confirmationDays, type ConfirmationStep } from '@lintel/api-contract';
import type { Database, Db } from '#db/database.ts';
import { hashToken } from '#http/authentication.ts';
import { DomainError } from '#http/domain-error.ts';
import type { Job } from '#jobs/job.ts';
import { MINUTE_MS, type Clock } from '#ports/clock.ts';
import { appendEvents } from '#domains/listings/history/history.queries.ts';
import { DEAL, missingListing } from '#domains/listings/properties/property-checks.ts';
import { lockOwn } from '#domains/listings/properties/property-write.queries.ts';
import type { EmailWriter } from '#domains/notifications/email-writer.ts';
import type { Notifier } from '#domains/notifications/notifier.ts';
import { beginningOf } from '#wire/values.ts';
import * as queries from './confirmations.queries.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  notifier: Notifier;
  emails: EmailWriter;
}

const BATCH = 100;
const TOKEN_BYTES = 32;
/** Longest title in the subject of an email, which has to state what the email is about as well. */
const LONGEST_TITLE = 120;
const inSubject = (title: string) =>
  title.length > LONGEST_TITLE ? `${beginningOf(title, LONGEST_TITLE - 1).trimEnd()}…` : title;

const { asked, overdue, expired } = confirmationDays;
/** What follows after each step, and the days until the step after that. */
const NEXT = {
  confirmed: { step: 'asked', kind: 'listingAsked', days: overdue - asked, since: asked },
  asked: { step: 'overdue', kind: 'listingOverdue', days: expired - overdue, since: overdue },
  overdue: { step: 'expired', kind: 'listingExpired', days: 0, since: expired },
} as const;

/** A listing as far as confirming is concerned. */
type Confirmed = NonNullable<Awaited<ReturnType<typeof queries.lockListing>>>;

type Letters = Awaited<ReturnType<EmailWriter['beforeTransaction']>>;

/** It was hidden for want of a confirmation. */
const isHiddenForIt = ({
  confirmation_step: step,
  status,
}: Pick<Confirmed, 'confirmation_step' | 'status'>) => step === 'expired' && status === 0;
const mayBeConfirmed = (listing: Omit<Confirmed, 'id'>): boolean =>
  listing.request_status === 'approved' &&
  listing.property_type < DEAL.sold &&
  (listing.status === 1 || isHiddenForIt(listing));

/** Owners confirm that homes are still available; what is not confirmed comes later in lists and is hidden at last (ADR 0094). */
export function confirmationsService({ db, clock, notifier, emails }: Dependencies) {
  async function confirmLocked(trx: Db, listing: Confirmed): Promise<Date> {
    const { id } = listing;
    if (!mayBeConfirmed(listing))
      throw new DomainError('wrongState', 'Only a listing that is on the market can be confirmed.', {
        status: 400,
      });
    const now = clock.now();
    const isShownAgain = await queries.setConfirmed(trx, id, now, isHiddenForIt(listing));
    if (isShownAgain) await appendEvents(trx, id, [{ kind: 'status', from: 0, to: 1 }], now);
    return now;
  }

  /** One step for one listing, with its notice and its email. */
  async function takeStep(
    trx: Db,
    letters: Letters,
    listing: Awaited<ReturnType<typeof queries.dueListings>>[number],
  ): Promise<void> {
    const { id, title, added_by: owner } = listing;
    const { step, kind, days, since } =
      NEXT[listing.confirmation_step as Exclude<ConfirmationStep, 'expired'>];
    const now = clock.now();
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await queries.setStep(trx, id, { step, days, tokenHash: hashToken(token), now });
    if (step === 'expired') await appendEvents(trx, id, [{ kind: 'status', from: 1, to: 0 }], now);
    await notifier.notify(trx, {
      to: [owner],
      text: kind === 'listingExpired' ? { kind, title } : { kind, title, days: since },
      push: { type: 'property_inquiry', id: String(id), confirmation_token: token },
      target: { type: 'own_property', id },
      mayBeSwitchedOff: true,
      list: { type: 1, propertyId: id },
    });
    await letters.write(trx, kind, listing, (language) => ({
      title: inSubject(title),
      url: emails.link(CONFIRMATION_PATH, token, language),
    }));
  }

  /** A batch of steps in one transaction; answers how many there were. */
  async function takeSteps(): Promise<number> {
    const letters = await emails.beforeTransaction();
    return db.transaction().execute(async (trx) => {
      const due = await queries.dueListings(trx, clock.now(), BATCH);
      for (const listing of due) await takeStep(trx, letters, listing);
      return due.length;
    });
  }

  return {
    /** Answers the moment of the confirmation. */
    confirm: (userId: number, id: number): Promise<Date> =>
      db.transaction().execute(async (trx) => {
        const own = await lockOwn(trx, userId, id);
        if (!own) throw missingListing(400);
        return confirmLocked(trx, own);
      }),

    /** The listing that a link is for; undefined once it was confirmed, changed, closed or asked about again. */
    async ofLink(token: string) {
      const listing = await queries.listingByToken(db, hashToken(token));
      return listing && mayBeConfirmed(listing) ? listing : undefined;
    },

    /** Confirms by the secret of a link or push message; false where it is used up or nothing can be confirmed any more. */
    confirmByLink: (token: string): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const found = await queries.listingByToken(trx, hashToken(token));
        const listing = found && (await queries.lockListing(trx, found.id));
        if (!listing) return false;
        return confirmLocked(trx, listing).then(
          () => true,
          (error: unknown) => {
            if (error instanceof DomainError) return false;
            throw error;
          },
        );
      }),

    job: {
      name: 'listing_confirmations',
      every: MINUTE_MS,
      run: async () => {
        while ((await takeSteps()) === BATCH);
      },
    } satisfies Job,
  };
}

export type ConfirmationsService = ReturnType<typeof confirmationsService>;
