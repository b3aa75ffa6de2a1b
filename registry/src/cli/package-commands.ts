import type { Command } from 'commander';
import { isPackageFile, publishPackages } from '#commands/publish-packages.ts';
import { PackageStore } from '#store/package-store.ts';
import { answer, type CommonOptions, type Print } from './context.ts';
import { formOf } from './http-client.ts';

/** Commands about the npm packages that remotes of other repositories are built with. */
export function addPackageCommands(program: Command, print: Print): void {
  program
    .command('publish-packages')
    .description('takes packages into the registry, which gives them to npm at /npm/; for operators')
    .argument('<folder>', 'a folder with .tgz files, as npm run release writes it')
    .action((folder: string, options: CommonOptions) =>
      answer(options, print, {
        local: ({ releases }) => publishPackages(new PackageStore(releases.files), folder),
        overHttp: { command: 'publish-packages', body: () => formOf(folder, isPackageFile) },
        text: (data) =>
          data
            .map(
              ({ name, version, added }) => `${name} ${version} ${added ? 'published' : 'was there already'}`,
            )
            .join('\n'),
      }),
    );
}
