import type { Transaction } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import type { SettingsService } from '#domains/settings/settings.service.ts';
import type { Urls } from '#wire/urls.ts';
import { packageById } from '#domains/payments/packages/packages.queries.ts';
import { receiptPage } from './pages.ts';
import * as queries from './transactions.queries.ts';
import { transactionShape } from './transactions.shape.ts';

interface Dependencies {
  db: Db;
  urls: Urls;
  settings: Pick<SettingsService, 'some'>;
}

const HOURS_A_DAY = 24;

/** What a person has paid, and the paper about it. */
export function receiptsService({ db, urls, settings }: Dependencies) {
  return {
    async transactions(
      userId: number,
      paymentType: Transaction['payment_type'] | undefined,
      limit: number,
      offset: number,
    ): Promise<{ data: Transaction[]; total: number }> {
      const { rows, total } = await queries.ownPage(db, userId, paymentType, limit, offset);
      return { data: rows.map((row) => transactionShape(row, urls)), total };
    },

    /** HTML. Only the owner's, only for money that arrived. */
    async receipt(userId: number, transactionId: number): Promise<string> {
      const row = await queries.ownTransaction(db, userId, transactionId);
      if (!row) throw new DomainError('notFound', 'There is no such transaction.', { status: 400 });
      if (row.status !== 'success')
        throw new DomainError('wrongState', 'There is a receipt once it is paid.');
      const [customer, period, item, company] = await Promise.all([
        queries.buyer(db, userId),
        queries.grantedPeriod(db, row.id),
        packageById(db, row.package_id),
        settings.some(['company_name', 'company_address', 'company_email', 'company_tel1']),
      ]);
      const granted = period?.ends_at && (period.ends_at.getTime() - period.starts_at.getTime()) / 3_600_000;
      return receiptPage({
        company: {
          name: company.company_name,
          address: company.company_address,
          email: company.company_email,
          telephone: company.company_tel1,
        },
        customer,
        date: row.updated_at,
        packageName: row.package_name,
        days: Math.round((granted || (item?.duration_hours ?? 0)) / HOURS_A_DAY),
        transactionId: row.gateway_transaction_id ?? String(row.id),
        method: row.gateway ?? (row.payment_type === 'free' ? 'None' : 'Bank transfer'),
        type: row.payment_type,
        amount: row.amount,
        currency: row.currency,
      });
    },
  };
}

export type ReceiptsService = ReturnType<typeof receiptsService>;
