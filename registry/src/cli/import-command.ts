import type { Command } from 'commander';
import type { RuleName } from '#checks/contract-violation.ts';
import { importEnvironment } from '#commands/import/import-environment.ts';
import { sourceOfFiles, sourceOfSite, type ImportSource } from '#commands/import/import-source.ts';
import { keysOfTeams } from '#http/teams.ts';
import type { openFiles } from '#store/open-files.ts';
import { allowOption, answer, type CommonOptions, type Print } from './context.ts';
import { variableOf } from './site-variables.ts';

type ImportOptions = CommonOptions & { from: string; allow: RuleName[] };

/** The command that takes an environment over from another registry. */
export function addImportCommand(
  program: Command,
  print: Print,
  variables: NodeJS.ProcessEnv,
  open: typeof openFiles,
): void {
  program
    .command('import')
    .description(
      'takes the live lock of another registry’s environment, with its releases, and makes it live here',
    )
    .argument('<environment>', 'its name there, and here unless --env names another')
    .requiredOption(
      '--from <registry>',
      'a folder, s3://bucket/prefix/ with the credentials of REGISTRY_S3_…, or https://homes.example (REGISTRY_TOKEN for its signatures)',
    )
    .addOption(allowOption())
    .action((named: string, { allow, from, ...options }: ImportOptions, command: Command) => {
      const isNamed = command.getOptionValueSource('env') !== 'default' || variables['REGISTRY_ENVIRONMENT'];
      return answer({ ...options, env: isNamed ? options.env : named }, print, {
        local: async ({ releases, environment, note }) =>
          importEnvironment(releases, environment, {
            source: await sourceNamed(from, variables, open),
            from: named,
            keysOf: keysOfTeams(variableOf('TEAMS', variables)),
            allow,
            ...note,
          }),
        overHttp: null,
        text: ({ environment, revision, source, added, files }) =>
          [
            ...added.map((one) => `${one} imported`),
            `environment ${environment} is at lock ${revision}, as ${source}; ${files} files were read`,
          ].join('\n'),
      });
    });
}

async function sourceNamed(
  from: string,
  variables: NodeJS.ProcessEnv,
  open: typeof openFiles,
): Promise<ImportSource> {
  if (/^https?:/.test(from)) return sourceOfSite(from, variables['REGISTRY_TOKEN'] ?? '');
  const [, bucket, prefix] = /^s3:\/\/([^/]+)\/?(.*)$/.exec(from) ?? [];
  const storage = bucket
    ? { REGISTRY_STORAGE: 's3', REGISTRY_S3_BUCKET: bucket, REGISTRY_S3_PREFIX: prefix }
    : { REGISTRY_STORAGE: 'disk' };
  return sourceOfFiles(await open(from, { ...variables, ...storage }), from);
}
