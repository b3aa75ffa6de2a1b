import type { Receipt } from '@lintel/api-contract';
import { formatDate, useLocale } from '@lintel/i18n';
import { Button, media, Panel, printIcon, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { usePaymentMethod } from '../common/payment-words.tsx';
import { useAmount } from '../common/use-amount.ts';

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
        <Party title={t('receipt.to')} lines={[customer.name, customer.email, customer.mobile ?? '']} />
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
              <th scope="row">{t('receipt.tax', { name: tax.name, rate: tax.rate })}</th>
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

const Sheet = styled(Panel)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    overflow-wrap: anywhere;
  }
  ${media.print} {
    border: 0;
    padding: 0;
    button {
      display: none;
    }
  }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  h2 {
    font: ${tokens.font.h2};
  }
`;
const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: ${tokens.space[4]};
  h3 {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  address {
    display: grid;
    justify-items: start;
    font-style: normal;
    overflow-wrap: anywhere;
  }
`;
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  th,
  td {
    padding-block: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
    text-align: start;
    font: ${tokens.font.body};
  }
  td {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  small {
    display: block;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  [data-total] > * {
    border: 0;
    font: ${tokens.font.bodyStrong};
  }
`;
