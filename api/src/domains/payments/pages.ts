import { escapeHtml } from '#text/escape-html.ts';
import { directionOf, type TextLanguage } from '#texts/text-language.ts';

/** A page of its own. Without a language it is English. */
export const htmlDocument = (
  title: string,
  head: string,
  body: string,
  language: TextLanguage = 'en',
) => `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
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
  return htmlDocument(
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
  htmlDocument(
    'Back to the site',
    `<meta http-equiv="refresh" content="0; url=${escapeHtml(address)}">`,
    `<p><a href="${escapeHtml(address)}">Back to the site</a></p>`,
  );
