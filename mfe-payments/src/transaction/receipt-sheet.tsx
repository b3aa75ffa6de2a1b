import type { Receipt } from '@lintel/api-contract';
import { formatCount, formatDate, useLocale } from '@lintel/i18n';
import { Button, printIcon } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { usePaymentMethod } from '../common/payment-words.tsx';
import { useAmount } from '../common/use-amount.ts';
import { Head, Sheet, Sides, Table } from './receipt-sheet.styles.ts';

/** The receipt of a payment, to read and to print. */
export function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('mfe-payments');
  const locale = useLocale();
  const amount = useAmount();
  const method = usePaymentMethod();
  const { company, customer, package: bought, tax } = receipt;
  const money = (value: number) => <bdi dir="ltr">{amount(value, receipt.currency)}</bdi>;
  const day = (moment: string) => formatDate(moment, { locale, length: 'long' });
  const taxNumber = company.tax_number && t('receipt.taxNumber', { number: company.tax_number });
  return (
    <Sheet as="section" aria-labelledby="receipt">
      <Head>
        <div>
          <h2 id="receipt">{t('receipt.title')}</h2>
          <p>{t('receipt.numbered', { number: receipt.number, date: day(receipt.issued_at) })}</p>
        </div>
        <Button tone="secondary" icon={printIcon} onClick={() => window.print()}>
          {t('receipt.print')}
        </Button>
      </Head>
      <Sides>
        <Party
          title={t('receipt.from')}
          lines={[company.name, company.address, company.email, company.telephone, taxNumber]}
        />
        <Party
          title={t('receipt.to')}
          lines={[customer.name, customer.email, customer.mobile_text ?? customer.mobile ?? '']}
        />
      </Sides>
      <Table>
        <tbody>
          <tr>
            <th scope="row">
              <bdi dir="auto">{bought.name}</bdi>
              <small>
                {bought.starts_at && bought.ends_at
                  ? t('receipt.period', { from: day(bought.starts_at), until: day(bought.ends_at) })
                  : t('packages.duration', { count: bought.days })}
              </small>
            </th>
            <td>{money(tax ? tax.net : receipt.total)}</td>
          </tr>
          {tax && (
            <tr>
              <th scope="row">{t('receipt.tax', { name: tax.name, rate: formatCount(tax.rate, locale) })}</th>
              <td>{money(tax.amount)}</td>
            </tr>
          )}
          <tr data-total>
            <th scope="row">{t('receipt.total')}</th>
            <td>{money(receipt.total)}</td>
          </tr>
        </tbody>
      </Table>
      <p>{t('receipt.paid', { method: method(receipt), number: receipt.transaction_id })}</p>
    </Sheet>
  );
}

function Party({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <h3>{title}</h3>
      <address>
        {lines.filter(Boolean).map((line) => (
          <bdi key={line} dir="auto">
            {line}
          </bdi>
        ))}
      </address>
    </div>
  );
}
