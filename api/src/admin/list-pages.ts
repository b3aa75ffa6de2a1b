import { AdminError } from './context.ts';

/** Rows of a list: how many, and how many of the first ones are left out. */
export interface Page {
  readonly limit: number;
  readonly offset: number;
}

const USUAL_ROWS = 200;
const MOST_ROWS = 10_000;
const HIGHEST_OFFSET = 999_999_999;

function numberOf(option: string, text: string | undefined, { low, high, usual }: Record<string, number>) {
  if (text === undefined) return usual!;
  if (/^\d{1,9}$/.test(text) && Number(text) >= low! && Number(text) <= high!) return Number(text);
  throw new AdminError(`${option} is a number from ${low} to ${high}.`);
}

/** The page that the options of a command name. */
export const pageOf = ({
  limit,
  offset,
}: {
  readonly limit?: string | undefined;
  readonly offset?: string | undefined;
}): Page => ({
  limit: numberOf('--limit', limit, { low: 1, high: MOST_ROWS, usual: USUAL_ROWS }),
  offset: numberOf('--offset', offset, { low: 0, high: HIGHEST_OFFSET, usual: 0 }),
});

/** Rows of one page of a list, and how to see those behind it; no note at the end. */
export class ListPage {
  private constructor(
    readonly rows: readonly Record<string, unknown>[],
    readonly note: string | undefined,
  ) {}

  /** Asks for one row more than the page has, which tells whether there are others. */
  static async read(
    { limit, offset }: Page,
    query: (page: Page) => Promise<readonly Record<string, unknown>[]>,
  ): Promise<ListPage> {
    const rows = await query({ limit: limit + 1, offset });
    const note = `There are more. The next ones: --offset ${offset + limit}. More at once: --limit <n>, at most ${MOST_ROWS}.`;
    return new ListPage(rows.slice(0, limit), rows.length > limit ? note : undefined);
  }
}
