import { removeFiles } from '#files/stored-files.ts';
import { DomainError } from '#http/domain-error.ts';
import { confirmedColumns } from '#domains/listings/confirmations/confirmations.queries.ts';
import { appendEvents } from '#domains/listings/history/history.queries.ts';
import { nextRevision, requireCurrent } from '#domains/listings/revision.ts';
import { dealType } from './properties.shapes.ts';
import { DEAL, missingListing, type WriteDependencies } from './property-checks.ts';
import * as queries from './property-write.queries.ts';

/** Where a deal may go: sale → sold, rent → rented, and back to rent when the tenants have left. */
const NEXT: Record<number, number> = {
  [DEAL.sell]: DEAL.sold,
  [DEAL.rent]: DEAL.rented,
  [DEAL.rented]: DEAL.rent,
};

const noticeOf = (deal: number): 'sold' | 'rented' | 'back' => {
  if (deal === DEAL.rent) return 'back';
  return deal === DEAL.sold ? 'sold' : 'rented';
};

const wrongState = (message: string) => new DomainError('wrongState', message, { status: 400 });

/** Withdrawing, hiding and closing own listings. */
export function propertyStateService({
  db,
  clock,
  storage,
  savers,
}: Pick<WriteDependencies, 'db' | 'clock' | 'storage' | 'savers'>) {
  return {
    find: (userId: number, wanted: { id?: number | undefined; slug?: string | undefined }) =>
      queries.ownId(db, userId, wanted),

    /** Removes everything of the listing but its history; of one that is not at the stated revision, nothing. */
    async remove(userId: number, id: number, revision?: number): Promise<void> {
      const files = await db.transaction().execute(async (trx) => {
        const current = await queries.lockOwn(trx, userId, id);
        if (!current) throw missingListing();
        requireCurrent(current, revision);
        if (current.status === 1)
          await appendEvents(trx, id, [{ kind: 'status', from: 1, to: 0 }], clock.now());
        const all = {
          property: await queries.filesOf(trx, id),
          message: await queries.messageFilesOf(trx, { kind: 'property', id }),
        };
        await queries.removeProperty(trx, id);
        return all;
      });
      await removeFiles(storage, files);
    },

    /** Deal type: 2 sold, 3 rented, 1 for rent again. */
    async close(userId: number, id: number, deal: number): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const current = await queries.lockOwn(trx, userId, id);
        if (!current) throw missingListing();
        const { property_type: before } = current;
        if (NEXT[before] !== deal)
          throw wrongState(`A listing that is ${dealType(before)} cannot become ${dealType(deal)}.`);
        const now = clock.now();
        await queries.updateProperty(trx, id, {
          property_type: deal,
          ...nextRevision(current),
          updated_at: now,
          ...(deal === DEAL.rent ? confirmedColumns(now) : {}),
        });
        if (current.status === 1) await savers[noticeOf(deal)](trx, current);
        await appendEvents(trx, id, [{ kind: 'deal', from: dealType(before), to: dealType(deal) }], now);
      });
    },

    /** Visibility: 1 shown, 0 hidden. */
    async show(userId: number, id: number, status: 0 | 1): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const current = await queries.lockOwn(trx, userId, id);
        if (!current) throw missingListing(400);
        if (current.request_status !== 'approved')
          throw wrongState('Only approved listings can be shown or hidden.');
        if (current.status === status) return;
        const now = clock.now();
        const outcome = await queries.updateProperty(trx, id, {
          status,
          hidden_by_owner: status === 0,
          updated_at: now,
          ...(status === 1 ? confirmedColumns(now) : {}),
        });
        if (outcome === current.status) return;
        if (status === 1 && current.property_type < DEAL.sold) await savers.shownAgain(trx, current);
        await appendEvents(trx, id, [{ kind: 'status', from: current.status, to: status }], now);
      });
    },

    /** One picture of the gallery. */
    async removeImage(userId: number, imageId: number): Promise<void> {
      const file = await db.transaction().execute((trx) => queries.removeOwnImage(trx, userId, imageId));
      if (file === undefined) throw new DomainError('notFound', 'There is no such picture of yours.');
      await removeFiles(storage, { property: [file] });
    },
  };
}

export type PropertyStateService = ReturnType<typeof propertyStateService>;
