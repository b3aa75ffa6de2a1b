import type { Receipt, Transaction } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { DomainError } from '#http/domain-error.ts';
import { defaultSettings, type SettingKey } from '#domains/settings/defaults.ts';
import { HOUR_MS } from '#ports/clock.ts';
import { phoneText } from '#text/phone-text.ts';
import type { Urls } from '#wire/urls.ts';
import { iso } from '#wire/values.ts';
import { packageById } from '#domains/payments/packages/packages.queries.ts';
import * as queries from '#domains/payments/transactions.queries.ts';
import { paidMoney, transactionShape } from '#domains/payments/transactions.shape.ts';
import { taxWithin } from './tax.ts';

interface Dependencies {
  db: Db;
  urls: Urls;
}

const HOURS_A_DAY = 24;

/** `transactions.receipt`: what the database notes when money arrives, without settings that no operator has changed. */
interface IssuedReceipt {
  readonly package_name: string;
  readonly settings: Partial<Record<SettingKey, string>>;
}

/** What a user has paid, and the paper about it. */
export function receiptsService({ db, urls }: Dependencies) {
  return {
    async transactions(
      userId: number,
      filter: queries.TransactionFilter,
      page: { limit: number; offset: number },
    ): Promise<{ data: Transaction[]; total: number }> {
      const { rows, total } = await queries.ownPage(db, userId, filter, page);
      return { data: rows.map((row) => transactionShape(row, urls)), total };
    },

    /** Only the owner's, only for money that arrived. */
    async receipt(userId: number, transactionId: number): Promise<Receipt> {
      const row = await queries.ownTransaction(db, userId, transactionId);
      if (!row) throw new DomainError('notFound', 'There is no such transaction.', { status: 400 });
      if (row.status !== 'success')
        throw new DomainError('wrongState', 'There is a receipt once it is paid.');
      const [customer, period, item] = await Promise.all([
        queries.buyer(db, userId),
        queries.grantedPeriod(db, row.id),
        packageById(db, row.package_id),
      ]);
      const issued = row.receipt as IssuedReceipt;
      const company = { ...defaultSettings, ...issued.settings };
      const grantedHours =
        period?.ends_at && (period.ends_at.getTime() - period.added_from.getTime()) / HOUR_MS;
      const { amount: total, currency } = paidMoney(row);
      return {
        number: String(row.id),
        issued_at: iso(row.updated_at),
        company: {
          name: company.company_name,
          address: company.company_address,
          email: company.company_email,
          telephone: company.company_tel1,
          tax_number: company.tax_number,
        },
        customer: { ...customer, mobile_text: customer.mobile && phoneText(customer.mobile) },
        package: {
          name: issued.package_name,
          // As where it is offered: a part of a day counts as one.
          days: Math.ceil((grantedHours || (item?.duration_hours ?? 0)) / HOURS_A_DAY),
          starts_at: period ? iso(period.starts_at) : null,
          ends_at: period?.ends_at ? iso(period.ends_at) : null,
        },
        payment_type: row.payment_type as Receipt['payment_type'],
        payment_gateway: row.gateway as Receipt['payment_gateway'],
        transaction_id: row.gateway_transaction_id ?? String(row.id),
        currency,
        total,
        tax: taxWithin(total, currency, { name: company.tax_name, rate: company.tax_rate }),
      };
    },
  };
}

export type ReceiptsService = ReturnType<typeof receiptsService>;
