import type { Lock, RemoteName } from '@lintel/contract';
import { Canary, canaryKey, type CanaryResult } from '#site/canary/canary.ts';
import { writtenFlags } from '#site/canary/canary-metrics.ts';
import { ChangeRequests } from '#store/change-requests.ts';
import { EnvironmentStore, type Move } from '#store/environment-store.ts';
import type { RegistryFiles } from '#store/registry-files.ts';
import { budgetText, errorBudgets, type RemoteBudget } from './error-budget.ts';

/** What an environment gives to visitors at the moment. */
export interface EnvironmentStatus {
  environment: string;
  /** The live lock; 0 before the first. */
  revision: number;
  /** The lock that was written last, live or not. */
  newest: number;
  /** When the live lock became that, who made it so, and why; before the first, of the newest. */
  since: string;
  by: string;
  reason: string;
  parts: { name: string; version: string; build: string; state: 'on' | 'off' }[];
  /** A lock for a part of the visitors, and what was seen of them. */
  canary: ({ lock: number; percent: number } & CanaryResult) | null;
  /** Changes that wait for a second team. */
  waiting: number;
  /** What errors of the last 28 days used of what the objective allows, for each part that was viewed. */
  budgets: RemoteBudget[];
  /** A change that visitors do not have yet, since its command is at work or was interrupted; null without one. */
  unfinished: Move | null;
  /** The last changes of what visitors get, newest first. */
  moves: Move[];
}

/** How many of the last changes are named. */
const MOVES = 5;

/** All environments of a registry that have a lock, in order of their names. */
export async function status(
  files: RegistryFiles,
  options: { objective?: number; now?: Date } = {},
): Promise<EnvironmentStatus[]> {
  const all: EnvironmentStatus[] = [];
  for (const name of (await EnvironmentStore.names(files)).sort()) {
    const one = await statusOf(new EnvironmentStore(files, name), options);
    if (one) all.push(one);
  }
  return all;
}

async function statusOf(
  environment: EnvironmentStore,
  options: { objective?: number; now?: Date },
): Promise<EnvironmentStatus | null> {
  const pointer = await environment.pointer();
  const newest = await environment.newestRevision();
  if (newest === 0) return null;
  const { stable, candidate } = pointer ?? { stable: 0, candidate: null };
  const lock = await environment.lock(pointer ? stable : newest);
  const history = await environment.history();
  const moves = history.filter(({ isUnfinished }) => !isUnfinished);
  const earlier = moves.findLastIndex((move) => move.pointer.stable !== stable);
  const { at: since, by, reason } = moves[earlier + 1] ?? { ...lock, at: lock.createdAt };
  return {
    environment: environment.environment,
    revision: stable,
    newest,
    since,
    by,
    reason,
    parts: pointer ? partsOf(lock) : [],
    canary: candidate ? { ...candidate, ...(await resultOf(environment, stable, candidate)) } : null,
    waiting: (await new ChangeRequests(environment).open()).length,
    budgets: await errorBudgets(environment, options),
    unfinished: history.findLast(({ isUnfinished }) => isUnfinished) ?? null,
    moves: moves.slice(-MOVES).toReversed(),
  };
}

async function resultOf(
  environment: EnvironmentStore,
  stable: number,
  candidate: ConstructorParameters<typeof Canary>[0],
): Promise<CanaryResult> {
  const canary = new Canary(candidate);
  canary.learn(await writtenFlags(environment, canaryKey(stable, candidate)));
  return canary.result;
}

function partsOf({ shell, remotes }: Lock): EnvironmentStatus['parts'] {
  const names = (Object.keys(remotes) as RemoteName[]).sort();
  return [
    { name: 'shell', version: shell.version, build: shell.build, state: 'on' },
    ...names.map((name) => {
      const { version, build, state } = remotes[name]!;
      return { name, version, build, state };
    }),
  ];
}

/** Before the first live lock a held one waits, or one whose command was interrupted. */
const liveText = ({ revision, newest, since, by, reason, unfinished }: EnvironmentStatus): string => {
  const written = `lock ${revision || newest} since ${since} by ${by}${reason && `: ${reason}`}`;
  if (revision > 0) return written;
  return `no lock is live${unfinished ? '' : `; there is ${written}; \`promote ${newest}\` makes it live`}`;
};

const unfinishedText = ({ by, reason, pointer: { stable, candidate } }: Move): string =>
  `not live yet: lock ${stable}${candidate ? ` with a canary of lock ${candidate.lock}` : ''} by ${by}${reason && `: ${reason}`}; ` +
  'its command is at work, or was interrupted and the next change makes it live';

/** For people. */
export function statusText(all: EnvironmentStatus[]): string {
  const blocks = all.map((one) => {
    const { environment, parts, canary, waiting, budgets, unfinished } = one;
    return [
      `environment ${environment}: ${liveText(one)}`,
      ...parts.map(({ name, version, build, state }) => {
        const budget = budgets.find(({ remote }) => remote === name);
        return `  ${name} ${version}-${build}${state === 'off' ? ', switched off' : ''}${budget ? `; ${budgetText(budget)}` : ''}`;
      }),
      ...(canary
        ? [
            `  canary: lock ${canary.lock} for ${canary.percent} % of the visitors; ${canary.failed} of ${canary.visitors} met an error`,
          ]
        : []),
      ...(unfinished ? [`  ${unfinishedText(unfinished)}`] : []),
      ...(waiting > 0 ? [`  waiting for a second team: ${waiting} (registry requests)`] : []),
    ].join('\n');
  });
  return blocks.join('\n') || 'no environment has a lock yet';
}
