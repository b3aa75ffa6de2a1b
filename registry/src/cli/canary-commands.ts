import type { Command } from 'commander';
import { canary } from '#commands/canary.ts';
import { readOverride, queryOf, signed } from '#site/overrides/overrides.ts';
import { RegistryError } from '#store/registry-error.ts';
import { answer, numberBetween, sideEffect, wholeNumber, type CommonOptions, type Print } from './context.ts';

interface CanaryOptions extends CommonOptions {
  percent: number;
  salt?: string;
  errorRate: number;
  minVisitors: number;
  minNetworks: number;
  stop: boolean;
}

interface LinkOptions extends CommonOptions {
  off?: string;
  lock?: number;
  hours: number;
}

/** Commands that show other releases to a share of the visitors, or to users with a link. */
export function addCanaryCommands(program: Command, print: Print, variables: NodeJS.ProcessEnv): void {
  program
    .command('canary')
    .description(
      'gives a share of the visitors another lock, until promote, --stop or too many errors end it',
    )
    .argument('[lock]', 'a lock written with lock --hold', wholeNumber)
    .option('--percent <share>', 'of the visitors, 0 to 100', numberBetween(0, 100), 1)
    .option('--salt <text>', 'the same salt keeps the same visitors (default: lock-<number>)')
    .option(
      '--error-rate <share>',
      'percent of its visitors that may meet an error',
      numberBetween(0, 100),
      1,
    )
    .option('--min-visitors <count>', 'visitors before errors count', wholeNumber, 200)
    .option(
      '--min-networks <count>',
      'networks that errors must come from; one where all visitors share an address',
      wholeNumber,
      5,
    )
    .option('--stop', 'ends it: everybody gets the stable lock', false)
    .action((lock: number | undefined, options: CanaryOptions) => {
      const { stop, percent, salt, errorRate, minVisitors, minNetworks } = options;
      const wanted = {
        stop,
        percent,
        errorRate,
        minVisitors,
        minNetworks,
        ...(lock === undefined ? {} : { lock }),
        ...(salt === undefined ? {} : { salt }),
      };
      return answer(options, print, {
        local: ({ releases, environment, note }) => canary(releases, environment, { ...wanted, ...note }),
        overHttp: { command: 'canary', body: () => wanted },
        text: ({ stable, candidate, ...side }) =>
          candidate
            ? `lock ${candidate.lock} for ${candidate.percent} % of the visitors, lock ${stable} for the others${sideEffect(side)}`
            : `${options.env && `environment ${options.env} is at `}lock ${stable} for everybody`,
      });
    });

  program
    .command('link')
    .description('parameters of an address that show other releases; signed where MIX_SECRET is set')
    .argument('[releases...]', 'mfe-chat@1.2.0 …')
    .option('--off <remotes>', 'remotes to do without, with commas between them')
    .option('--lock <number>', 'another lock of the environment', wholeNumber)
    .option('--hours <hours>', 'how long a signed link may be used', numberBetween(0, 720), 8)
    .action((wanted: string[], options: LinkOptions) =>
      answer(options, print, {
        local: async ({ releases, environment }) => {
          for (const one of wanted) await releases.find(one);
          if (options.lock !== undefined) await environment.lock(options.lock);
          const override = readOverride(
            new URLSearchParams({
              mfe: wanted.join(','),
              'mfe-off': options.off ?? '',
              'mfe-lock': String(options.lock ?? ''),
            }),
          );
          if (!override || override === 'reset')
            throw new RegistryError('Name a release, a remote to do without, or a lock.');
          const secret = variables['MIX_SECRET'];
          const until = new Date(Date.now() + options.hours * 3_600_000);
          const query = secret ? signed(override, until, options.env, secret) : queryOf(override);
          return { query: `?${query.toString()}`, until: secret ? until : null };
        },
        overHttp: null,
        text: ({ query }) => `/${query}`,
      }),
    );
}
