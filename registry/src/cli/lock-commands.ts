import type { Lock } from '@lintel/contract';
import type { Command } from 'commander';
import type { RuleName } from '#checks/contract-violation.ts';
import { diff } from '#commands/diff.ts';
import { explain, explanationText } from '#commands/explain.ts';
import { changeLock, lockReleases } from '#commands/lock.ts';
import { promote, revert } from '#commands/promote.ts';
import { readAudit } from '#store/audit.ts';
import type { SideEffect } from '#store/environment-store.ts';
import { allowOption, answer, sideEffect, wholeNumber, type CommonOptions, type Print } from './context.ts';

const isLive = ({ environment, revision, ...side }: Lock & SideEffect): string =>
  `environment ${environment} is at lock ${revision}${sideEffect(side)}`;

const isHeld = ({ revision, live }: Lock & { live: boolean }): string =>
  live
    ? `nothing to hold: lock ${revision}, which is live, has these releases`
    : `lock ${revision} is written, and not live`;

const NOT_LIVE = 'not live yet: its command is at work, or was interrupted and the next change makes it live';

/** Commands about locks and the pointer: what visitors get. */
export function addLockCommands(program: Command, print: Print): void {
  program
    .command('lock')
    .description('makes releases live; keeps the others as they are')
    .argument('<releases...>', 'mfe-chat@1.2.0 …')
    .option('--hold', 'only writes the lock; promote or canary gives it to visitors', false)
    .addOption(allowOption())
    .action(
      (wanted: string[], { allow, hold, ...options }: CommonOptions & { hold: boolean; allow: RuleName[] }) =>
        answer(options, print, {
          local: ({ releases, environment, note }) =>
            lockReleases(releases, environment, { wanted, allow, hold, ...note }),
          overHttp: { command: 'lock', body: () => ({ releases: wanted, allow, hold }) },
          text: (lock) => (hold ? isHeld(lock) : isLive(lock)),
        }),
    );

  for (const [state, summary] of [
    ['off', 'switches remotes off: their areas say so, the rest of the site goes on'],
    ['on', 'switches remotes on again'],
  ] as const)
    program
      .command(state)
      .description(summary)
      .argument('<remotes...>', 'mfe-chat …')
      .action((names: string[], options: CommonOptions) =>
        answer(options, print, {
          local: ({ releases, environment, note }) => {
            const wanted = Object.fromEntries(names.map((name) => [name, state]));
            return changeLock(releases, environment, { state: wanted, ...note });
          },
          overHttp: { command: state, body: () => ({ remotes: names }) },
          text: isLive,
        }),
      );

  program
    .command('promote')
    .description('makes a lock live: an own one (12), or the releases of another environment’s (staging@12)')
    .argument('<lock>')
    .option('--expect <lock>', 'only if this lock is live at the moment', wholeNumber)
    .addOption(allowOption())
    .action(
      (
        wanted: string,
        { expect, allow, ...options }: CommonOptions & { expect?: number; allow: RuleName[] },
      ) => {
        const expected = expect === undefined ? {} : { expect };
        return answer(options, print, {
          local: ({ releases, environment, note }) =>
            promote(releases, environment, { wanted, allow, ...expected, ...note }),
          overHttp: { command: 'promote', body: () => ({ lock: wanted, allow, ...expected }) },
          text: isLive,
        });
      },
    );

  program
    .command('revert')
    .description('makes the lock that was live before the present one live again')
    .option('--to <lock>', 'another earlier lock', wholeNumber)
    .option('--expect <lock>', 'only if this lock is live at the moment', wholeNumber)
    .action(({ to, expect, ...options }: CommonOptions & { to?: number; expect?: number }) => {
      const target = {
        ...(to === undefined ? {} : { to }),
        ...(expect === undefined ? {} : { expect }),
      };
      return answer(options, print, {
        local: ({ releases, environment, note }) => revert(releases, environment, { ...target, ...note }),
        overHttp: { command: 'revert', body: () => target },
        text: isLive,
      });
    });

  program
    .command('diff')
    .description('what changes from one lock to another')
    .argument('<from>', 'number of a lock', wholeNumber)
    .argument('<to>', 'number of a lock', wholeNumber)
    .action((from: number, to: number, options: CommonOptions) =>
      answer(options, print, {
        local: async ({ environment }) => diff(await environment.lock(from), await environment.lock(to)),
        overHttp: { command: 'diff', body: () => ({ from, to }) },
        text: (data) =>
          data.map((one) => `${one.name} ${one.from ?? 'none'} → ${one.to ?? 'none'}`).join('\n') ||
          'no difference',
      }),
    );

  program
    .command('history')
    .description('what was live when, and who decided')
    .action((options: CommonOptions) =>
      answer(options, print, {
        local: ({ environment }) => environment.history(),
        overHttp: { command: 'history', body: () => ({}) },
        text: (data) => {
          const lines = data.map(({ at, by, reason, isUnfinished, pointer: { stable, candidate } }) => {
            const canary = candidate
              ? `, lock ${candidate.lock} for ${candidate.percent} % of the visitors`
              : '';
            const state = isUnfinished ? ` (${NOT_LIVE})` : '';
            return `${at} lock ${stable}${canary} by ${by}${reason && `: ${reason}`}${state}`;
          });
          return lines.join('\n') || 'nothing has happened yet';
        },
      }),
    );

  program
    .command('audit')
    .description('what teams wanted over HTTP, and what became of it')
    .action((options: CommonOptions) =>
      answer(options, print, {
        local: ({ releases }) => readAudit(releases.files),
        overHttp: { command: 'audit', body: () => ({}) },
        text: (data) =>
          data.map((one) => `${one.at} ${one.team} ${one.action} ${one.target}: ${one.outcome}`).join('\n') ||
          'nothing has happened yet',
      }),
    );

  program
    .command('explain')
    .description('what visitors get, and why: version, build, owner, integrity of each part')
    .argument('[name]', 'of one part only, e.g. mfe-chat')
    .option('--user <visitor>', 'as one visitor gets it, by the value of the cookie lintel-visitor')
    .action((only: string | undefined, { user, ...options }: CommonOptions & { user?: string }) =>
      answer(options, print, {
        local: ({ releases, environment }) => explain(releases, environment, { only, visitor: user ?? null }),
        overHttp: { command: 'explain', body: () => ({ name: only, visitor: user }) },
        text: explanationText,
      }),
    );
}
