import { userInfo } from 'node:os';
import { InvalidArgumentError, Option, type Command } from 'commander';
import { ruleNames, type RuleName } from '#checks/contract-violation.ts';
import type { CanarySideEffect } from '#commands/canary.ts';
import { EnvironmentStore, type ChangeNote } from '#store/environment-store.ts';
import type { openFiles } from '#store/open-files.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { ReleaseStore } from '#store/release-store.ts';
import { askRegistry, waitingIn } from './http-client.ts';
import { visibleData, visibleJson } from './terminal.ts';

/** Options that every command understands. */
export interface CommonOptions extends ChangeNote {
  root: string;
  /** Empty when no environment was named and a server is asked, which has its own. */
  env: string;
  json: boolean;
  /** A server to ask instead of working on the folder. */
  registry?: string;
  /** Never an option: others on the machine would see it. */
  token?: string;
  /** The files that the command works on, as `--root` and the environment variables say. */
  open(): Promise<RegistryFiles>;
}

/** What a command works on. */
export interface Context {
  releases: ReleaseStore;
  environment: EnvironmentStore;
  note: ChangeNote;
}

/** One run of a command. `Data` is the answer for programs. */
export interface Run<Data> {
  /** Does it on the folder. */
  local(context: Context): Promise<Data>;
  /** What a server is sent to do the same; null when it cannot. */
  overHttp: { command: string; body(): Promise<object> | object } | null;
  /** The answer for people. */
  text(data: Data): string;
  /** False lets the process end with 1, although nothing went wrong: the answer is no. */
  ok?(data: Data): boolean;
}

/** Where a command writes its answer. */
export type Print = (line: string) => void;

/** The options that each command has; one place, so that each command's help lists them. */
export function withCommonOptions(
  command: Command,
  environment: NodeJS.ProcessEnv,
  open: typeof openFiles,
): Command {
  return command
    .option(
      '--root <folder>',
      'where releases are kept; in a bucket with REGISTRY_STORAGE=s3 and REGISTRY_S3_…',
      environment['REGISTRY_ROOT'] ?? '.lintel/registry',
    )
    .option(
      '--registry <url>',
      'a server to ask instead, with the token in REGISTRY_TOKEN',
      environment['REGISTRY_URL'],
    )
    .option('--env <name>', 'environment', environment['REGISTRY_ENVIRONMENT'] ?? 'local')
    .option('--by <name>', 'who, noted with the change', environment['USER'] ?? accountName())
    .option('--reason <text>', 'why, noted with the change', '')
    .option('--json', 'answers as JSON', false)
    .hook('preAction', (_program, action) => {
      const { root, registry } = action.opts<CommonOptions>();
      action.setOptionValue('open', () => open(root, environment));
      if (registry === undefined) return;
      action.setOptionValue('token', environment['REGISTRY_TOKEN'] ?? '');
      const isNamed = action.getOptionValueSource('env') !== 'default' || environment['REGISTRY_ENVIRONMENT'];
      if (!isNamed) action.setOptionValue('env', '');
    });
}

/** Whose process this is, for shells that do not say so; some containers run under a number without a name. */
function accountName(): string {
  try {
    return userInfo().username;
  } catch {
    return 'unknown';
  }
}

/** Runs a command, here or on a server, and prints its outcome in the form that was asked for. */
export async function answer<Data>(
  options: CommonOptions,
  print: Print,
  { local, overHttp, text, ok = () => true }: Run<Data>,
): Promise<void> {
  const { json } = options;
  const data =
    options.registry === undefined
      ? await local(await contextOf(options))
      : ((await askRegistry(options, overHttp)) as Data);
  const waiting = options.registry === undefined ? null : waitingIn(data);
  const output = json ? visibleJson(data) : (waiting?.message ?? text(visibleData(data)));
  if (output !== '') print(output);
  if (waiting) return;
  if (!ok(data)) process.exitCode = 1;
}

async function contextOf({ open, env, by, reason }: CommonOptions): Promise<Context> {
  const files = await open();
  return {
    releases: new ReleaseStore(files),
    environment: new EnvironmentStore(files, env),
    note: { by, reason },
  };
}

/** Ends a sentence about a change with what else it did; servers of earlier releases do not tell. */
export const sideEffect = ({ ended, aborted }: CanarySideEffect): string =>
  (ended ? `; this ended the canary of lock ${ended.lock} (${ended.percent} % of the visitors)` : '') +
  (aborted ? `; it was aborted before: ${aborted}` : '');

/** A whole number from the command line. */
export function wholeNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  throw new InvalidArgumentError('It is not a whole number.');
}

/** A number between two others from the command line. */
export const numberBetween = (low: number, high: number) => (text: string) => {
  const number = Number(text);
  if (text.trim() !== '' && number >= low && number <= high) return number;
  throw new InvalidArgumentError(`It is not a number from ${low} to ${high}.`);
};

/** `--allow removed-address,removed-widget`: rules that are broken on purpose. */
export const allowOption = () =>
  new Option('--allow <rules>', `rules that are broken on purpose: ${ruleNames.join(', ')}`)
    .default([], 'none')
    .argParser((text: string): RuleName[] =>
      text.split(',').map((name) => {
        const rule = ruleNames.find((known) => known === name);
        if (!rule) throw new InvalidArgumentError(`There is no rule ${name}.`);
        return rule;
      }),
    );
