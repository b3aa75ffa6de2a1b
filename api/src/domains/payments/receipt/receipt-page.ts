import type { Receipt } from '@lintel/api-contract';
import { htmlDocument } from '#domains/payments/pages.ts';
import { majorText, moneyOf } from '#domains/payments/money.ts';
import { escapeHtml } from '#text/escape-html.ts';
import type { TextLanguage } from '#texts/text-language.ts';
import { receiptTexts } from './receipt-texts.ts';

const STYLE = `body { font: 14px/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.375rem; }
table { width: 100%; border-collapse: collapse; margin-block: 1.5rem; }
th, td { text-align: start; padding: .5rem 0; border-block-end: 1px solid; vertical-align: top; }
td { text-align: end; overflow-wrap: anywhere; }
address { font-style: normal; }`;

const lines = (values: (string | null)[]) =>
  values
    .filter((value): value is string => Boolean(value))
    .map((value) => `<bdi>${escapeHtml(value)}</bdi>`)
    .join('<br>');

/** A receipt to print. */
export function receiptPage(receipt: Receipt, language: TextLanguage): string {
  const { company, customer, tax } = receipt;
  const text = receiptTexts[language];
  const money = (amount: number) =>
    `${majorText(moneyOf(amount, receipt.currency))} ${receipt.currency.toUpperCase()}`;
  // Digits are Latin in every language.
  const number = new Intl.NumberFormat(`${language}-u-nu-latn`, { maximumFractionDigits: 4 });
  const method =
    receipt.payment_gateway ??
    (receipt.payment_type === 'free' ? text.noMethod : text.types['bank transfer'].replace(/^b/, 'B'));
  const rows: [string, string][] = [
    [text.date, receipt.issued_at.slice(0, 10)],
    [text.package, receipt.package.name],
    [text.duration, text.days(receipt.package.days)],
    [text.transaction, receipt.transaction_id],
    [text.method, method],
    [text.type, text.types[receipt.payment_type]],
    ...(tax
      ? ([
          [text.net, money(tax.net)],
          [`${tax.name} ${number.format(tax.rate)} %`, money(tax.amount)],
        ] satisfies [string, string][])
      : []),
    [text.amount, money(receipt.total)],
  ];
  const taxNumber = company.tax_number && `${text.taxNumber}: ${company.tax_number}`;
  return htmlDocument(
    `${text.receipt} ${receipt.transaction_id}`,
    `<style>${STYLE}</style>`,
    `<main>
<h1>${text.title}</h1>
<address>${lines([company.name, company.address, company.email, company.telephone, taxNumber])}</address>
<h2>${text.customer}</h2>
<address>${lines([customer.name, customer.email, customer.mobile_text ?? customer.mobile])}</address>
<table>
${rows.map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td><bdi>${escapeHtml(value)}</bdi></td></tr>`).join('\n')}
</table>
</main>`,
    language,
  );
}
