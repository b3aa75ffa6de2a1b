/**
 * Rows as a spreadsheet reads them, with names of columns first. Values that programs would take for formulas are marked as text,
 * because names and notes come from other users. The library comes with the first use.
 */
export async function csvOf(
  columns: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): Promise<string> {
  const { default: papa } = await import(/* webpackChunkName: "csv" */ 'papaparse');
  const text = papa.unparse(
    { fields: [...columns], data: rows.map((row) => [...row]) },
    { escapeFormulae: true },
  );
  // The mark at the beginning tells spreadsheets that this is UTF-8.
  return `\uFEFF${text}\r\n`;
}

/** A browser that has much to do asks for the file some time after the press. Milliseconds. */
const KEPT_MS = 60_000;

/** Gives a text to the user as a file. */
export function saveFile(name: string, text: string, type = 'text/csv'): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
