import type { Lock } from '@lintel/contract';
import type { Command } from 'commander';
import type { RuleName } from '../checks/refusal.ts';
import { diff } from '../commands/diff.ts';
import { explain, explanationText } from '../commands/explain.ts';
import { changeLock } from '../commands/lock.ts';
import { promote, revert } from '../commands/promote.ts';
import { readAudit } from '../store/audit.ts';
import { allowOption, answer, wholeNumber, type CommonOptions, type Outcome, type Print } from './context.ts';

const isLive = ({ environment, revision }: Lock): string =>
  `environment ${environment} is at lock ${revision}`;

const nowLive = (lock: Lock): Outcome => ({ data: lock, text: isLive(lock) });

/** Commands about locks and the pointer: what visitors get. */
export function addLockCommands(program: Command, print: Print): void {
  program
    .command('lock')
    .description('makes releases live; keeps the others as they are')
    .argument('<releases...>', 'mfe-chat@1.2.0 …')
    .option('--hold', 'only writes the lock; promote or canary gives it to visitors', false)
    .addOption(allowOption())
    .action((wanted: string[], options: CommonOptions & { hold: boolean; allow: RuleName[] }) =>
      answer(options, print, async ({ releases, environment, note }) => {
        const found = await Promise.all(wanted.map((one) => releases.find(one)));
        const set = Object.fromEntries(found.map((release) => [release.name, release]));
        const { allow, hold } = options;
        const lock = await changeLock(releases, environment, { set, allow, live: !hold, ...note });
        return hold ? { data: lock, text: `lock ${lock.revision} is written, and not live` } : nowLive(lock);
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
        answer(options, print, async ({ releases, environment, note }) => {
          const wanted = Object.fromEntries(names.map((name) => [name, state]));
          return nowLive(await changeLock(releases, environment, { state: wanted, ...note }));
        }),
      );

  program
    .command('promote')
    .description('makes a lock live: an own one (12), or the releases of another environment’s (staging@12)')
    .argument('<lock>')
    .option('--expect <lock>', 'only if this lock is live at the moment', wholeNumber)
    .addOption(allowOption())
    .action((wanted: string, options: CommonOptions & { expect?: number; allow: RuleName[] }) =>
      answer(options, print, async ({ releases, environment, note }) => {
        const { expect, allow } = options;
        const expected = expect === undefined ? {} : { expect };
        return nowLive(await promote(releases, environment, { wanted, allow, ...expected, ...note }));
      }),
    );

  program
    .command('revert')
    .description('makes the lock before the live one live again')
    .option('--to <lock>', 'another earlier lock', wholeNumber)
    .action((options: CommonOptions & { to?: number }) =>
      answer(options, print, async ({ releases, environment, note }) => {
        const to = options.to === undefined ? {} : { to: options.to };
        return nowLive(await revert(releases, environment, { ...to, ...note }));
      }),
    );

  program
    .command('diff')
    .description('what changes from one lock to another')
    .argument('<from>', 'number of a lock', wholeNumber)
    .argument('<to>', 'number of a lock', wholeNumber)
    .action((from: number, to: number, options: CommonOptions) =>
      answer(options, print, async ({ environment }) => {
        const data = diff(await environment.lock(from), await environment.lock(to));
        const lines = data.map((one) => `${one.name} ${one.from ?? 'none'} → ${one.to ?? 'none'}`);
        return { data, text: lines.join('\n') || 'no difference' };
      }),
    );

  program
    .command('history')
    .description('what was live when, and who decided')
    .action((options: CommonOptions) =>
      answer(options, print, async ({ environment }) => {
        const data = await environment.moves();
        const lines = data.map(({ at, by, reason, pointer: { stable, candidate } }) => {
          const trial = candidate ? `, lock ${candidate.lock} for ${candidate.percent} %` : '';
          return `${at} lock ${stable}${trial} by ${by}${reason && `: ${reason}`}`;
        });
        return { data, text: lines.join('\n') || 'nothing has happened yet' };
      }),
    );

  program
    .command('audit')
    .description('what teams wanted over HTTP, and what became of it')
    .action((options: CommonOptions) =>
      answer(options, print, async ({ releases }) => {
        const data = await readAudit(releases.root);
        const lines = data.map((one) => `${one.at} ${one.team} ${one.action} ${one.target}: ${one.outcome}`);
        return { data, text: lines.join('\n') || 'nothing has happened yet' };
      }),
    );

  program
    .command('explain')
    .description('what visitors get, and why: version, build, owner, integrity of each part')
    .argument('[name]', 'of one part only, e.g. mfe-chat')
    .option('--user <visitor>', 'as one visitor gets it, by the value of the cookie lintel-visitor')
    .action((only: string | undefined, options: CommonOptions & { user?: string }) =>
      answer(options, print, async ({ releases, environment }) => {
        const visitor = options.user ?? null;
        const data = await explain(releases, environment, { only, visitor });
        return { data, text: explanationText(data) };
      }),
    );
}
