import path from 'node:path';
import type { Command } from 'commander';
import { exportSite } from '#commands/export-site.ts';
import { status, statusText } from '#commands/status.ts';
import { serve } from './serve.ts';
import { variableOf } from './site-variables.ts';
import { answer, type CommonOptions, type Print } from './context.ts';

/** Commands that bring an environment to browsers, and tell what they get. */
export function addSiteCommands(program: Command, print: Print, variables: NodeJS.ProcessEnv): void {
  program
    .command('status')
    .description(
      'all environments: the live lock and its parts with their error budgets, canary, changes that wait',
    )
    .action((options: CommonOptions) =>
      answer(options, print, {
        local: ({ releases }) =>
          status(releases.files, { objective: variableOf('ERROR_OBJECTIVE', variables) }),
        overHttp: { command: 'status', body: () => ({ all: true }) },
        text: statusText,
      }),
    );

  program
    .command('serve')
    .description('serves the environment; configured by PORT, HOST, UPSTREAMS')
    .action(async (options: CommonOptions) => serve(await options.open(), options.env));

  program
    .command('export')
    .description('writes the environment as files that any static host serves')
    .argument('[environment]', 'the same as --env')
    .requiredOption('--to <folder>', 'a new folder, or that of an earlier export')
    .option('--connect <origins>', 'other origins that pages may call, with commas between them', '')
    .option('--images <origins>', 'other origins that pictures may come from, with commas between them', '')
    .action(
      (named: string | undefined, options: CommonOptions & { to: string; connect: string; images: string }) =>
        answer({ ...options, ...(named ? { env: named } : {}) }, print, {
          local: ({ releases, environment }) =>
            exportSite(releases, environment, {
              to: path.resolve(options.to),
              connect: options.connect.split(',').filter(Boolean),
              images: options.images.split(',').filter(Boolean),
            }),
          overHttp: null,
          text: ({ environment, revision, folder, documents, releases }) =>
            `environment ${environment} at lock ${revision}: ${documents} documents and ${releases.length} releases in ${folder}`,
        }),
    );
}
