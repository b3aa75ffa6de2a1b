import type { EmailText } from './emails.ts';
import { directionOf, type TextLanguage } from './text-language.ts';

export interface EmailFrame {
  readonly language: TextLanguage;
  readonly company: string;
  /** Address of a picture that mail programs show (no SVG); without one the name stands there. */
  readonly logo: string | undefined;
  /** Where the site is. */
  readonly site: string;
}

const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);

/** Colours of `shared/ui/src/tokens`; inline, since mail programs drop style sheets. */
const FONT = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Arial,'Noto Sans Arabic',sans-serif";
const PARAGRAPH = `margin:0 0 16px;${FONT};font-size:16px;line-height:26px;color:#12211d`;
const HEADING = `margin:0 0 16px;${FONT};font-size:22px;line-height:28px;font-weight:700;color:#12211d`;
const CODE = `margin:0 0 24px;${FONT};font-size:32px;line-height:40px;font-weight:700;letter-spacing:6px;color:#0b6b57`;
const BUTTON = `display:inline-block;padding:12px 24px;${FONT};font-size:16px;line-height:22px;font-weight:600;color:#ffffff;background:#0b6b57;border-radius:8px;text-decoration:none`;
const SMALL = `margin:0;${FONT};font-size:13px;line-height:20px;color:#47565a;word-break:break-all`;

const paragraph = (text: string) => `<p style="${PARAGRAPH}">${escape(text)}</p>`;

/** An email as HTML that mail programs understand: one table, inline styles, no script, nothing loaded but the logo. */
export function emailPage(words: EmailText, { language, company, logo, site }: EmailFrame): string {
  const { subject, paragraphs, code, action, after = [] } = words;
  const direction = directionOf(language);
  const name = escape(company);
  const edge = direction === 'rtl' ? 'right' : 'left';
  const head = logo
    ? `<img src="${escape(logo)}" alt="${name}" width="132" height="32" style="display:block;border:0;${FONT};font-size:22px;font-weight:700;color:#0b6b57">`
    : `<span style="${FONT};font-size:22px;font-weight:700;color:#0b6b57">${name}</span>`;
  const parts = [
    ...paragraphs.map(paragraph),
    ...(code ? [`<p dir="ltr" style="${CODE};text-align:${edge}">${escape(code)}</p>`] : []),
    ...(action
      ? [
          `<p style="margin:0 0 16px"><a href="${escape(action.url)}" style="${BUTTON}">${escape(action.label)}</a></p>`,
          `<p dir="ltr" style="${SMALL};margin:0 0 24px">${escape(action.url)}</p>`,
        ]
      : []),
    ...after.map(paragraph),
  ];
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f4f7f6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f4f7f6"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dce3e0;border-radius:12px">
<tr><td style="padding:20px 28px;border-bottom:1px solid #dce3e0"><a href="${escape(site)}" style="text-decoration:none">${head}</a></td></tr>
<tr><td dir="${direction}" style="padding:28px 28px 12px;text-align:${edge}">
<h1 style="${HEADING}">${escape(subject)}</h1>
${parts.join('\n')}
</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}
