import type { Release } from '@lintel/contract';
import type { Command } from 'commander';
import { labelOf } from '#checks/contract-violation.ts';
import { canIDeploy, deployabilityText } from '#commands/can-i-deploy.ts';
import { listReleases } from '#commands/list-releases.ts';
import { publish } from '#commands/publish.ts';
import { collect } from '#commands/retention.ts';
import { answer, numberBetween, type CommonOptions, type Print } from './context.ts';
import { askRegistry, formOf } from './http-client.ts';
import { refuseSeveralBuilds } from './one-build-each.ts';

/** Commands about releases: what there is, what may go live, what may go away. */
export function addReleaseCommands(program: Command, print: Print): void {
  program
    .command('publish')
    .description('takes finished builds into the registry')
    .argument('<folders...>', 'build folders, <package>/dist/<version>-<build>')
    .action((folders: string[], options: CommonOptions) => {
      // One after the other: each is some megabytes.
      const all = async (take: (folder: string) => Promise<Published>) => {
        await refuseSeveralBuilds(folders);
        const published: Published[] = [];
        for (const folder of folders) published.push(await take(folder));
        return published;
      };
      const send = async (folder: string) => {
        const body = await formOf(folder);
        return (await askRegistry(options, { command: 'publish', body: () => body })) as Published;
      };
      return answer(options.registry === undefined ? options : without(options), print, {
        local: ({ releases }) =>
          all(
            options.registry === undefined
              ? async (folder) => {
                  const { release, added } = await publish(releases, folder);
                  return { name: release.name, version: release.version, build: release.build, added };
                }
              : send,
          ),
        overHttp: null,
        text: (data) =>
          data
            .map((found) => `${labelOf(found)} ${found.added ? 'published' : 'was there already'}`)
            .join('\n'),
      });
    });

  program
    .command('list')
    .description('all published releases, oldest first')
    .argument('[name]', 'of one part only, e.g. mfe-chat')
    .action((name: string | undefined, options: CommonOptions) =>
      answer(options, print, {
        local: ({ releases }) => listReleases(releases, name),
        overHttp: { command: 'list', body: () => ({ name }) },
        text: (data) => data.map((one) => `${labelOf(one)} ${one.createdAt}`).join('\n'),
      }),
    );

  program
    .command('show')
    .description('the record of one release')
    .argument('<release>', 'mfe-chat@1.2.0 (its newest build) or mfe-chat@1.2.0-ab12cd34')
    .action((wanted: string, options: CommonOptions) =>
      answer(options, print, {
        local: ({ releases }) => releases.find(wanted),
        overHttp: { command: 'show', body: () => ({ release: wanted }) },
        text: releaseText,
      }),
    );

  program
    .command('can-i-deploy')
    .description('whether releases may go live beside the rest, with the reasons if not')
    .argument('<releases...>', 'mfe-chat@1.2.0 …')
    .option('--tab-hours <hours>', 'how long a tab counts as open', numberBetween(0, 8760), 24)
    .action((wanted: string[], options: CommonOptions & { tabHours: number }) =>
      answer(options, print, {
        local: async ({ releases, environment }) =>
          canIDeploy(releases, environment, {
            wanted: await Promise.all(wanted.map((one) => releases.find(one))),
            tabHours: options.tabHours,
          }),
        overHttp: {
          command: 'can-i-deploy',
          body: () => ({ releases: wanted, tabHours: options.tabHours }),
        },
        text: deployabilityText,
        ok: ({ yes }) => yes,
      }),
    );

  program
    .command('gc')
    .description('takes away releases that no reachable lock names')
    .option(
      '--days <days>',
      'how long after its replacement a lock stays reachable',
      numberBetween(1, 3650),
      30,
    )
    .option('--dry-run', 'only says what would go', false)
    .action((options: CommonOptions & { days: number; dryRun: boolean }) =>
      answer(options, print, {
        local: ({ releases }) => collect(releases, options),
        overHttp: { command: 'gc', body: () => ({ days: options.days, dryRun: options.dryRun }) },
        text: ({ removed, kept, dryRun }) => {
          const verb = dryRun ? 'would be removed' : 'removed';
          return [...removed.map((one) => `${one} ${verb}`), `${kept} kept`].join('\n');
        },
      }),
    );
}

/** What became of one build folder. */
interface Published {
  name: Release['name'];
  version: string;
  build: string;
  added: boolean;
}

/** Each folder is a call of its own, so the command runs here although its work happens on the server. */
const without = ({ registry: _registry, ...options }: CommonOptions): CommonOptions => options;

function releaseText(release: Release): string {
  const files = Object.values(release.files);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return [
    `${labelOf(release)}, published ${release.createdAt}`,
    `  owner ${release.owner ? `${release.owner.team} <${release.owner.contact}>` : 'not recorded'}`,
    `  ${files.length} files, ${Math.round(bytes / 1000)} kB, container ${release.container}`,
    `  mounts ${release.manifest?.mounts.map(({ path }) => path).join(' ') ?? release.paths.join(' ')}`,
    `  emits ${release.manifest?.emits.join(' ') || 'nothing'}; listens to ${release.manifest?.consumes.join(' ') || 'nothing'}`,
  ].join('\n');
}
