import { escapeHtml } from '#text/escape-html.ts';
import { majorText, moneyOf } from './money.ts';

const document = (title: string, head: string, body: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${head}
</head>
<body>
${body}
</body>
</html>
`;

/**
 * The form that leads to PayPal. It names itself as deployed clients expect, which read its address and follow it; a
 * browser that shows the page follows by itself or by the button.
 */
export function paypalForm(approvalUrl: string): string {
  const url = new URL(approvalUrl);
  const fields = [...url.searchParams]
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('\n');
  const action = `${url.origin}${url.pathname}`;
  return document(
    'Continue to PayPal',
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(url.href)}">`,
    `<form id="paypal_auto_form" name="paypal_auto_form" method="get" action="${escapeHtml(action)}">
${fields}
<button type="submit">Continue to PayPal</button>
</form>`,
  );
}

/** A page that leads on by itself, or by its link. */
export const leadingOnPage = (address: string) =>
  document(
    'Back to the site',
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(address)}">`,
    `<p><a href="${escapeHtml(address)}">Back to the site</a></p>`,
  );

export interface Receipt {
  readonly company: { name: string; address: string; email: string; telephone: string };
  readonly customer: { name: string; email: string; mobile: string | null };
  readonly date: Date;
  readonly packageName: string;
  readonly days: number;
  readonly transactionId: string;
  readonly method: string;
  readonly type: string;
  readonly amount: number;
  readonly currency: string;
}

const STYLE = `body { font: 14px/1.5 system-ui, sans-serif; max-width: 42rem; margin: 2rem auto; padding: 0 1rem; }
h1 { font-size: 1.375rem; }
table { width: 100%; border-collapse: collapse; margin-block: 1.5rem; }
th, td { text-align: start; padding: .5rem 0; border-block-end: 1px solid; vertical-align: top; }
td { text-align: end; overflow-wrap: anywhere; }
address { font-style: normal; }`;

const lines = (values: (string | null)[]) =>
  values
    .filter((value): value is string => Boolean(value))
    .map(escapeHtml)
    .join('<br>');

/** A receipt to print. */
export function receiptPage(receipt: Receipt): string {
  const { company, customer } = receipt;
  const money = moneyOf(receipt.amount, receipt.currency);
  const rows: [string, string][] = [
    ['Date', receipt.date.toISOString().slice(0, 10)],
    ['Package', receipt.packageName],
    ['Duration', `${receipt.days} days`],
    ['Transaction', receipt.transactionId],
    ['Payment method', receipt.method],
    ['Payment type', receipt.type],
    ['Amount', `${majorText(money)} ${money.currency}`],
  ];
  return document(
    `Receipt ${receipt.transactionId}`,
    `<style>${STYLE}</style>`,
    `<main>
<h1>Payment receipt</h1>
<address>${lines([company.name, company.address, company.email, company.telephone])}</address>
<h2>Customer</h2>
<address>${lines([customer.name, customer.email, customer.mobile])}</address>
<table>
${rows.map(([name, value]) => `<tr><th scope="row">${escapeHtml(name)}</th><td>${escapeHtml(value)}</td></tr>`).join('\n')}
</table>
</main>`,
  );
}
