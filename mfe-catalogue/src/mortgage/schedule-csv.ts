import type { LoanMonth } from '#common/mortgage.ts';

/** A row for each payment; dots for decimals and no separators, as programs read it. The names of the columns come from the page. */
export function scheduleCsv(months: readonly LoanMonth[], header: readonly string[]): string {
  const quoted = header.map((name) => `"${name.replaceAll('"', '""')}"`);
  const rows = months.map(({ number, interest, principal, balance }) =>
    [number, principal.toFixed(2), interest.toFixed(2), balance.toFixed(2)].join(','),
  );
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  return `\uFEFF${[quoted.join(','), ...rows].join('\r\n')}\r\n`;
}

/** Hands a text to the person as a file. */
export function saveAs(name: string, text: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url));
}
