import { parseArgs } from 'node:util';
import { DomainError } from '#http/domain-error.ts';
import { StartError } from '#config/start-error.ts';
import { commands, findCommand, type CommandContext, type Options } from './commands.ts';
import { AdminError } from './context.ts';
import { ListPage } from './list-pages.ts';
import { printable, printableJson } from './printable.ts';

const text = { type: 'string' } as const;
const yes = { type: 'boolean' } as const;
const many = { type: 'string', multiple: true } as const;
const options = {
  field: many,
  reason: text,
  revision: text,
  title: text,
  body: text,
  image: text,
  limit: text,
  offset: text,
  fail: yes,
  json: yes,
  help: yes,
};

const WIDTH = 38;
const LONGEST_REASON = 1000;

const help = () =>
  [
    'npm run admin -- <command> [options]',
    '',
    ...commands.map(({ usage, summary }) => `  ${usage.padEnd(WIDTH)} ${summary}`),
    '',
    '  --reason <text>   why; the owner, payer or applicant reads it where something is refused, else the ledger alone has it',
    '  --revision <n>    decide only if this revision, which the lists name, is still the present one',
    '  --field <q>=<text>  why the answer to this question is refused; as often as needed',
    '  --limit <n>       how many rows of a list (200)',
    '  --offset <n>      how many of its first rows are left out; a list that goes on states the next one',
    '  --json            answer as JSON',
    '  --help            this text',
    '',
    'Every change is noted in the ledger (audit list) under ADMIN_NAME, else the name of the account that runs this.',
  ].join('\n');

const cell = (value: unknown) => {
  if (value instanceof Date) return value.toISOString();
  if (value === null || value === undefined || value === '') return '–';
  return printable(typeof value === 'string' ? value : JSON.stringify(value));
};

/** One line per row, `name: value` for a single thing. */
function readable(result: unknown): string {
  if (!Array.isArray(result))
    return Object.entries(result as object)
      .map(([name, value]) => `${printable(name)}: ${cell(value)}`)
      .join('\n');
  if (result.length === 0) return 'Nothing.';
  const rows = result as Record<string, unknown>[];
  const names = Object.keys(rows[0]!);
  return [
    names.map(printable).join('\t'),
    ...rows.map((row) => names.map((name) => cell(row[name])).join('\t')),
  ].join('\n');
}

/** What became of a command line: its exit code and what to print where. `error` is for people, also beside an answer. */
export interface CommandResult {
  readonly code: 0 | 1 | 2;
  readonly out?: string;
  readonly error?: string;
}

/** Values below zero look like options; none begins with a digit. */
function withValuesBelowZero(args: readonly string[]): string[] {
  const isValue = (word: string) => /^-\d/.test(word);
  const values = args.filter(isValue);
  return values.length === 0 || args.includes('--')
    ? [...args]
    : [...args.filter((word) => !isValue(word)), '--', ...values];
}

/** Refuses an option that would change nothing, so that a decision is the one that was typed. */
function requireOptions(
  { usage, options: taken = [] }: ReturnType<typeof findCommand>['command'],
  given: Options & { json?: unknown },
): void {
  const other = Object.keys(given).find(
    (name) => name !== 'json' && !(taken as readonly string[]).includes(name),
  );
  if (other) throw new AdminError(`--${other} does not go with ${usage}. See --help.`);
}

/** Runs one command line. `open` is called only when there is something to do. Exit codes: 1 not done, 2 not understood. */
export async function runCommandLine(
  args: readonly string[],
  open: () => Promise<{ context: CommandContext; close(): Promise<void> }>,
): Promise<CommandResult> {
  let parsed;
  try {
    parsed = parseArgs({ args: withValuesBelowZero(args), options, allowPositionals: true });
  } catch (error) {
    return { code: 2, error: printable(`${(error as Error).message.split('. ')[0]}. See --help.`) };
  }
  const { values, positionals } = parsed;
  const isHelp = values.help || positionals.join(' ') === 'help';
  if (isHelp || positionals.length === 0) return { code: isHelp ? 0 : 2, out: help() };
  try {
    const { command, values: subjects } = findCommand(positionals);
    requireOptions(command, values);
    if ((values.reason?.length ?? 0) > LONGEST_REASON)
      throw new AdminError(`Give a --reason of at most ${LONGEST_REASON} characters.`);
    const { context, close } = await open();
    try {
      const answer = await command.run(context, subjects, values);
      const [result, note] = answer instanceof ListPage ? [answer.rows, answer.note] : [answer];
      const out = values.json ? printableJson(result) : readable(result);
      return { code: 0, out, ...(note !== undefined && { error: note }) };
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof AdminError || error instanceof DomainError || error instanceof StartError)
      return { code: 1, error: printable(error.message) };
    throw error;
  }
}
