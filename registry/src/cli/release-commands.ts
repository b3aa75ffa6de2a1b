import type { Command } from 'commander';
import { canIDeploy, deployabilityText } from '../commands/can-i-deploy.ts';
import { publish } from '../commands/publish.ts';
import { retain } from '../commands/retention.ts';
import { labelOf } from '../checks/refusal.ts';
import { answer, numberBetween, type CommonOptions, type Print } from './context.ts';

/** Commands about releases: what there is, what may go live, what may go away. */
export function addReleaseCommands(program: Command, print: Print): void {
  program
    .command('publish')
    .description('takes finished builds into the registry')
    .argument('<folders...>', 'build folders, <package>/dist/<version>-<build>')
    .action((folders: string[], options: CommonOptions) =>
      answer(options, print, async ({ releases }) => {
        const data = [];
        for (const folder of folders) {
          const { release, added } = await publish(releases, folder);
          data.push({ name: release.name, version: release.version, build: release.build, added });
        }
        const text = data
          .map((one) => `${labelOf(one)} ${one.added ? 'published' : 'was there already'}`)
          .join('\n');
        return { data, text };
      }),
    );

  program
    .command('list')
    .description('all published releases, oldest first')
    .argument('[name]', 'of one part only, e.g. mfe-chat')
    .action((name: string | undefined, options: CommonOptions) =>
      answer(options, print, async ({ releases }) => {
        const names = name ? [name] : await releases.names();
        const all = (await Promise.all(names.map((one) => releases.list(one)))).flat();
        const data = all.map(({ name: part, version, build, createdAt }) => ({
          name: part,
          version,
          build,
          createdAt,
        }));
        return { data, text: data.map((one) => `${labelOf(one)} ${one.createdAt}`).join('\n') };
      }),
    );

  program
    .command('show')
    .description('the record of one release')
    .argument('<release>', 'mfe-chat@1.2.0 (its newest build) or mfe-chat@1.2.0-ab12cd34')
    .action((wanted: string, options: CommonOptions) =>
      answer(options, print, async ({ releases }) => {
        const release = await releases.find(wanted);
        const files = Object.values(release.files);
        const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
        const text = [
          `${labelOf(release)}, published ${release.createdAt}`,
          `  owner ${release.owner ? `${release.owner.team} <${release.owner.contact}>` : 'not recorded'}`,
          `  ${files.length} files, ${Math.round(bytes / 1000)} kB, container ${release.container}`,
          `  mounts ${release.manifest?.mounts.map(({ path }) => path).join(' ') ?? release.paths.join(' ')}`,
          `  emits ${release.manifest?.emits.join(' ') || 'nothing'}; listens to ${release.manifest?.consumes.join(' ') || 'nothing'}`,
        ].join('\n');
        return { data: release, text };
      }),
    );

  program
    .command('can-i-deploy')
    .description('whether releases may go live beside the rest, with the reasons if not')
    .argument('<releases...>', 'mfe-chat@1.2.0 …')
    .option('--tab-hours <hours>', 'how long a tab counts as open', numberBetween(0, 8760), 24)
    .action((wanted: string[], options: CommonOptions & { tabHours: number }) =>
      answer(options, print, async ({ releases, environment }) => {
        const data = await canIDeploy(releases, environment, {
          wanted: await Promise.all(wanted.map((one) => releases.find(one))),
          tabHours: options.tabHours,
        });
        return { data, text: deployabilityText(data), ok: data.yes };
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
      answer(options, print, async ({ releases }) => {
        const { removed, kept } = await retain(releases, options);
        const data = { removed: removed.map(labelOf), kept, dryRun: options.dryRun };
        const verb = options.dryRun ? 'would be removed' : 'removed';
        return { data, text: [...data.removed.map((one) => `${one} ${verb}`), `${kept} kept`].join('\n') };
      }),
    );
}
