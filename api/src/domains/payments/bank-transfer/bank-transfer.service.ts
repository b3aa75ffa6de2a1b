import type { BankReceipt, Transaction } from '@lintel/api-contract';
import type { UploadedFile } from '@lintel/api-contract/schemas';
import { isDuplicate, type Database } from '#db/database.ts';
import { storingFiles, type DocumentRule } from '#files/stored-files.ts';
import { DomainError } from '#http/domain-error.ts';
import { DAY_MS, type Clock } from '#ports/clock.ts';
import type { StoragePort } from '#ports/storage.ts';
import type { Urls } from '#wire/urls.ts';
import * as packages from '#domains/payments/packages/packages.queries.ts';
import type { PaymentMethods } from '#domains/payments/payment-methods.service.ts';
import { transferReference } from './reference.ts';
import * as queries from '#domains/payments/transactions.queries.ts';
import { receiptShape, transactionShape } from '#domains/payments/transactions.shape.ts';
import { keepOffer, keptOffer, type TransferOffer } from './transfer-offers.queries.ts';

interface Dependencies {
  db: Database;
  clock: Clock;
  urls: Urls;
  storage: StoragePort;
  methods: PaymentMethods;
}

const RECEIPT: DocumentRule = {
  field: 'file',
  folder: 'bank_receipt_file',
  kinds: ['jpg', 'png', 'pdf', 'doc', 'docx'],
  most: 3072,
};

/** For this long what a user read of a transfer holds: banks take days, and money that is on its way can't be called back. */
const OFFER_HOLDS_MS = 30 * DAY_MS;

const alreadyOpen = () =>
  new DomainError('conflict', 'A bank transfer for this package is already under way.', { status: 400 });

/** Paying by bank transfer: the user hands in a receipt, the provider decides. */
export function bankTransferService({ db, clock, urls, storage, methods }: Dependencies) {
  /** What a package costs by transfer today. */
  async function offerOf(packageId: number): Promise<TransferOffer> {
    if (!(await methods.bankTransfer()))
      throw new DomainError('noPaymentMethod', 'Bank transfer is switched off.');
    const item = await packages.packageById(db, packageId);
    if (!item?.is_active) throw new DomainError('notFound', 'There is no such package.', { status: 400 });
    if (item.price === null) throw new DomainError('wrongState', 'This package is free.');
    return { amount: item.price, currency: await methods.currency() };
  }
  /** What the user read last, and may have transferred. */
  const keptOf = (userId: number, packageId: number) =>
    keptOffer(db, {
      userId,
      packageId,
      readAfter: new Date(clock.now().getTime() - OFFER_HOLDS_MS),
    });
  /** Today's offer, which holds for the user from now on; without one, that which still holds. */
  async function readOffer(userId: number, packageId: number) {
    try {
      const offer = await offerOf(packageId);
      await keepOffer(db, { userId, packageId, offer, now: clock.now() });
      return { ...offer, is_offered: true };
    } catch (error) {
      const kept = error instanceof DomainError && (await keptOf(userId, packageId));
      if (!kept) throw error;
      return { ...kept, is_offered: false };
    }
  }

  return {
    /** What a user needs to know before paying. */
    async details(userId: number, packageId: number) {
      const offer = await readOffer(userId, packageId);
      return {
        ...offer,
        reference: transferReference(userId, packageId),
        bank_details: await methods.bankDetails(),
      };
    },

    /** One open transfer per user and package; several for different packages. */
    async initiate(userId: number, packageId: number, upload: UploadedFile) {
      const { amount, currency } = (await keptOf(userId, packageId)) ?? (await offerOf(packageId));
      const bankDetails = await methods.bankDetails();
      const now = clock.now();
      const id = await storingFiles(storage, async (files) => {
        const { path } = await files.document(upload, RECEIPT);
        return db.transaction().execute(async (trx) => {
          const transactionId = await queries.insertTransaction(trx, {
            user_id: userId,
            package_id: packageId,
            amount,
            currency,
            payment_type: 'bank transfer',
            status: 'review',
            created_at: now,
            updated_at: now,
          });
          await queries.addReceipt(trx, transactionId, path, now);
          return transactionId;
        });
      }).catch((error: unknown) => {
        throw isDuplicate(error) ? alreadyOpen() : error;
      });
      const row = await queries.ownTransaction(db, userId, id);
      if (!row) throw new DomainError('notFound', 'There is no such transaction.');
      const data: Transaction = transactionShape(row, urls);
      return {
        data: { ...data, bank_receipt_file: data.bank_receipt_file ?? '' },
        bank_details: bankDetails,
      };
    },

    /** Another receipt instead of one that was rejected. Earlier ones are kept: they are evidence. */
    async upload(userId: number, transactionId: number, upload: UploadedFile): Promise<BankReceipt> {
      const known = await queries.ownTransaction(db, userId, transactionId);
      if (!known || known.payment_type !== 'bank transfer')
        throw new DomainError('notFound', 'There is no such bank transfer.');
      const receipt = await storingFiles(storage, async (files) => {
        const { path } = await files.document(upload, RECEIPT);
        return db.transaction().execute(async (trx) => {
          const row = await queries.lockTransaction(trx, transactionId);
          if (row?.status === 'review')
            throw new DomainError('wrongState', 'Your receipt is already being reviewed.');
          if (row?.status !== 'pending' && row?.status !== 'rejected')
            throw new DomainError('wrongState', 'This transfer is closed.');
          const now = clock.now();
          await queries.updateTransaction(trx, transactionId, {
            status: 'review',
            reject_reason: null,
            updated_at: now,
          });
          return queries.addReceipt(trx, transactionId, path, now);
        });
      });
      return receiptShape(receipt, urls);
    },
  };
}

export type BankTransferService = ReturnType<typeof bankTransferService>;
