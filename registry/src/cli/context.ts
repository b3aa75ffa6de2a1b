import { Command, InvalidArgumentError, Option } from 'commander';
import { ruleNames, type RuleName } from '../checks/refusal.ts';
import { EnvironmentStore, type Note } from '../store/environment-store.ts';
import { ReleaseStore } from '../store/release-store.ts';

/** Options that every command understands. */
export interface CommonOptions extends Note {
  root: string;
  env: string;
  json: boolean;
}

/** What a command works on. */
export interface Context {
  releases: ReleaseStore;
  environment: EnvironmentStore;
  note: Note;
}

/** What a command found or did: data for programs, sentences for people. */
export interface Outcome {
  data: unknown;
  text: string;
  /** False lets the process end with 1, although nothing went wrong: the answer is no. */
  ok?: boolean;
}

/** Where a command writes its answer. */
export type Print = (line: string) => void;

/** The options that each command has; one place, so that each command's help lists them. */
export function withCommonOptions(command: Command, environment: NodeJS.ProcessEnv): Command {
  return command
    .option('--root <folder>', 'where releases are kept', environment['REGISTRY_ROOT'] ?? '.lintel/registry')
    .option('--env <name>', 'environment', environment['REGISTRY_ENVIRONMENT'] ?? 'local')
    .option('--by <name>', 'who, noted with the change', environment['USER'] ?? 'unknown')
    .option('--reason <text>', 'why, noted with the change', '')
    .option('--json', 'answers as JSON', false);
}

/** Runs a command and prints its outcome in the form that was asked for. */
export async function answer(
  options: CommonOptions,
  print: Print,
  run: (context: Context) => Promise<Outcome>,
): Promise<void> {
  const { root, env, by, reason, json } = options;
  const {
    data,
    text,
    ok = true,
  } = await run({
    releases: new ReleaseStore(root),
    environment: new EnvironmentStore(root, env),
    note: { by, reason },
  });
  if (json || text !== '') print(json ? JSON.stringify(data, null, 2) : text);
  if (!ok) process.exitCode = 1;
}

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
