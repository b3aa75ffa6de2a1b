import { ADVERT } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { restartConfirmations } from '#domains/listings/confirmations/confirmations.queries.ts';
import { appendEvents } from '#domains/listings/history/history.queries.ts';
import { lastShownPrice, wasPublic } from '#domains/listings/history/prices.queries.ts';
import { DEAL } from '#domains/listings/properties/property-checks.ts';
import { saverNotices } from '#domains/listings/savers/saver-notices.ts';
import type { Notification, NotificationSubject } from '#domains/notifications/notifier.ts';
import { returnUnit } from '#domains/payments/packages/packages.queries.ts';
import * as queries from './admin.queries.ts';
import { AdminError, audited, notes, requireLooked, type AdminContext } from './context.ts';

export type ReviewDecision = 'approve' | 'reject';
const outcomes = { approve: 'approved', reject: 'rejected' } as const;

/** Why, and of which revision; without a revision the decision is about whatever is stored. */
interface Stated {
  readonly reason?: string | undefined;
  readonly revision?: number | undefined;
}

function reasonFor(decision: ReviewDecision, reason: string | undefined): string {
  const text = reason?.trim() ?? '';
  if (decision === 'reject' && !text) throw new AdminError('Say why with --reason; the owner reads it.');
  return text;
}

/** What was decided about, and why. */
interface Decided {
  readonly id: number;
  readonly title: string;
  readonly decision: ReviewDecision;
  readonly reason: string;
  /** It is not shown although it was approved. */
  readonly isHidden?: boolean;
}

/** An approved listing is shown, unless its owner hid it. */
const wantedStatus = (decision: ReviewDecision, listing: { hidden_by_owner: boolean }) =>
  decision === 'approve' && !listing.hidden_by_owner ? 1 : 0;

const words = {
  listing: ({ id, title, decision, reason, isHidden }: Decided): NotificationSubject => ({
    text:
      decision === 'approve'
        ? { kind: 'listingApproved', title, isHidden }
        : { kind: 'listingRejected', title, reason },
    target: { type: 'own_property', id },
  }),
  project: ({ id, title, decision, reason, isHidden }: Decided): NotificationSubject => ({
    text:
      decision === 'approve'
        ? { kind: 'projectApproved', title, isHidden }
        : { kind: 'projectRejected', title, reason },
    target: { type: 'own_project', id },
  }),
  advert: ({ id, title, decision, reason }: Decided): NotificationSubject => ({
    text:
      decision === 'approve' ? { kind: 'advertApproved', title } : { kind: 'advertRejected', title, reason },
    target: { type: 'advert', id },
  }),
};

const decisionNotification = (
  owner: number | null,
  about: NotificationSubject,
  push: Notification['push'],
  list: Notification['list'] & object,
): Notification => ({
  ...about,
  to: owner === null ? [] : [owner],
  push,
  mayBeSwitchedOff: true,
  list,
});

/** The listing that an operator means; refuses a number that is the id of a listing and the slug of another. */
function onlyOne<Listing extends { id: number; slug_id: string }>(
  kind: 'property' | 'project',
  idOrSlug: string,
  called: Listing[],
): Listing {
  const [first, second] = called;
  if (!first) throw new AdminError(`There is no ${kind} ${idOrSlug}.`);
  if (!second) return first;
  const [byId, bySlug] = first.slug_id === idOrSlug ? [second, first] : [first, second];
  throw new AdminError(
    `${idOrSlug} is the id of ${kind} ${byId.id} and the slug of ${kind} ${bySlug.id}. Write ${byId.slug_id} or ${bySlug.id}.`,
  );
}

/** What the database has of a listing under review. */
interface Reviewed {
  readonly id: number;
  readonly slug_id: string;
  readonly title: string;
  readonly added_by: number | null;
  readonly request_status: string;
  readonly hidden_by_owner: boolean;
  readonly revision: number;
}

/** What differs between decisions on properties and on projects. */
interface ReviewKind<Listing extends Reviewed> {
  readonly kind: 'property' | 'project';
  readonly lock: (trx: Db, idOrSlug: string) => Promise<Listing[]>;
  /** Stores the new state with what follows from it; returns whether the listing is shown. */
  readonly store: (trx: Db, found: Listing, now: Date) => Promise<0 | 1>;
  readonly words: (about: Decided) => NotificationSubject;
}

const review = <Listing extends Reviewed>(
  context: AdminContext,
  decision: ReviewDecision,
  idOrSlug: string,
  { reason, revision }: Stated,
  { kind, lock, store, words: wordsOf }: ReviewKind<Listing>,
) => {
  const because = reasonFor(decision, reason);
  const noted = notes(because, revision);
  return audited(context, async (trx) => {
    const found = onlyOne(kind, idOrSlug, await lock(trx, idOrSlug));
    const { id, title, added_by: owner } = found;
    const name = `${kind === 'property' ? 'Property' : 'Project'} ${id}`;
    requireLooked(name, found, revision);
    if (found.request_status === outcomes[decision])
      throw new AdminError(`${name} is ${outcomes[decision]} already.`);
    const now = context.clock.now();
    const status = await store(trx, found, now);
    if (decision === 'reject')
      await queries.addRejectReason(trx, {
        [`${kind}_id`]: id,
        reason: because,
        created_at: now,
        updated_at: now,
      });
    await context.notifier.notify(
      trx,
      decisionNotification(
        owner,
        wordsOf({ id, title, decision, reason: because, isHidden: status === 0 }),
        { type: `${kind}_inquiry`, id: String(id) },
        { type: 1, ...(kind === 'property' && { propertyId: id }) },
      ),
    );
    return {
      result: { id, request_status: outcomes[decision], status },
      ledger: {
        action: `${kind}.${decision}`,
        subject: `${kind} ${id}`,
        details: { before: found.request_status, ...noted },
      },
    };
  });
};

/** Decides on a property (docs/spec/listings.md#states-of-a-property): rejected ones are hidden with a reason. */
export const reviewProperty = (
  context: AdminContext,
  decision: ReviewDecision,
  idOrSlug: string,
  stated: Stated = {},
) =>
  review(context, decision, idOrSlug, stated, {
    kind: 'property',
    lock: queries.lockProperties,
    words: words.listing,
    async store(trx, found, now) {
      const isFirst = decision === 'approve' && !(await wasPublic(trx, found.id));
      const status = await queries.setReview(trx, 'properties', found.id, {
        request_status: outcomes[decision],
        status: wantedStatus(decision, found),
        updated_at: now,
        // No user has seen the price that the first review saw before.
        ...(isFirst && { previous_price: null }),
      });
      if (decision === 'approve') await restartConfirmations(trx, found.id, now);
      const isReduced =
        !isFirst && found.previous_price !== null && (await lastShownPrice(trx, found.id)) !== undefined;
      if (status === 1 && isReduced && found.property_type < DEAL.sold)
        await saverNotices(context).reduced(trx, found);
      const shown = { kind: 'status', from: found.status, to: status } as const;
      await appendEvents(
        trx,
        found.id,
        [
          { kind: 'review', from: found.request_status, to: outcomes[decision] },
          ...(found.status === status ? [] : [shown]),
        ],
        now,
      );
      return status;
    },
  });

/** Decides on a project (docs/spec/listings.md#states-of-a-project). */
export const reviewProject = (
  context: AdminContext,
  decision: ReviewDecision,
  idOrSlug: string,
  stated: Stated = {},
) =>
  review(context, decision, idOrSlug, stated, {
    kind: 'project',
    lock: queries.lockProjects,
    words: words.project,
    store: (trx, found, now) =>
      queries.setReview(trx, 'projects', found.id, {
        request_status: outcomes[decision],
        status: wantedStatus(decision, found),
        updated_at: now,
      }),
  });

/** Decides on an advertisement that waits. A rejected one gives its unit back to the package that it came from. */
export async function reviewAdvert(
  context: AdminContext,
  decision: ReviewDecision,
  id: number,
  { reason, revision }: Stated = {},
) {
  const because = reasonFor(decision, reason);
  const noted = notes(because, revision);
  return audited(context, async (trx) => {
    const found = await queries.lockAdvert(trx, id);
    if (!found) throw new AdminError(`There is no advert ${id}.`);
    requireLooked(`The listing of advert ${id}`, found, revision);
    if (found.status !== ADVERT.pending) throw new AdminError(`Advert ${id} does not wait for a decision.`);
    if (decision === 'approve' && found.ends_at <= context.clock.now())
      throw new AdminError(`Advert ${id} has run out.`);
    if (decision === 'approve' && !found.is_shown)
      throw new AdminError(
        `The listing of advert ${id} is not shown. Decide on the listing first, or reject the advert.`,
      );
    const status = decision === 'approve' ? ADVERT.approved : ADVERT.rejected;
    if (decision === 'approve') await queries.approveAdvert(trx, id, context.clock.now());
    else await queries.rejectAdvert(trx, id, because);
    if (decision === 'reject' && found.user_package_id !== null) {
      const kind = found.property_id === null ? 'project' : 'property';
      await returnUnit(trx, found.user_package_id, `${kind}_feature`, {
        now: context.clock.now(),
        subject: { kind, id: found.property_id ?? found.project_id ?? 0, title: found.title },
      });
    }
    await context.notifier.notify(
      trx,
      decisionNotification(
        found.user_id,
        words.advert({ id, title: found.title, decision, reason: because }),
        { type: 'advertisement_request', id: String(id) },
        { type: 1, ...(found.property_id === null ? {} : { propertyId: found.property_id }) },
      ),
    );
    return {
      result: { id, status },
      ledger: {
        action: `advert.${decision}`,
        subject: `advert ${id}`,
        details: noted,
      },
    };
  });
}
