import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Csp, MountHead, Owner, Provides, Requires } from '@lintel/contract';
import { temporaryFolder } from './temporary-folder.ts';

/** The large picture of a remote's pages, for two widths. */
const photos = ['photo.1.webp', 'photo-small.1.webp'];

/** What makes the shell an application that can be installed. */
const appFiles = ['service-worker.1.js', 'icon.1.svg', 'icon-192.1.png', 'starter.1.js'];

/** A folder as the build presets write it, with a few bytes of script; the shell's also has a style sheet. */
export async function buildFolder({
  name,
  version = '1.0.0',
  build = 'aaaaaaaa',
  mounts = [],
  script = 'console.log(1)',
  paths = [],
  emits = [],
  consumes = [],
  fills = [],
  contract = 1,
  head,
  exposes = true,
  photo: picture = 'a picture',
  ...surface
}: {
  name: string;
  version?: string;
  build?: string;
  mounts?: string[];
  script?: string;
  paths?: string[];
  emits?: string[];
  consumes?: string[];
  fills?: string[];
  contract?: number;
  /** What its pages are about. */
  head?: MountHead;
  /** Whether a remote has the module that the shell loads. */
  exposes?: boolean;
  /** What its pictures show. */
  photo?: string;
  owner?: Owner;
  provides?: Provides;
  requires?: Requires;
  csp?: Csp;
}): Promise<string> {
  const dir = await temporaryFolder('build');
  const isShell = name === 'shell';
  const entry = isShell ? 'main.1.js' : 'remoteEntry.js';
  const styles = isShell ? ['tokens.1.css'] : [];
  const chunks: Record<string, string[]> = isShell
    ? {}
    : { ...(exposes ? { remote: ['remote.1.js'] } : {}), 'page-home': ['page.1.js'] };
  const title = { en: name, ar: name, de: name };
  const manifest = isShell
    ? null
    : {
        name,
        contract,
        mounts: mounts.map((mount) => ({
          path: mount,
          access: 'public',
          title,
          chunk: 'page-home',
          image: { narrow: 'photo-small', wide: 'photo' },
          data: ['homepage-data'],
          ...(head ? { head } : {}),
        })),
        navigation: [],
        fills,
        emits,
        consumes,
      };
  const container = `${name}__${version}__${build}`.replace(/\W/g, '_');
  await mkdir(dir, { recursive: true });
  for (const file of [entry, ...Object.values(chunks).flat()]) {
    await writeFile(path.join(dir, file), `${script} // ${file} ${'x'.repeat(600)}`);
  }
  for (const file of styles) await writeFile(path.join(dir, file), `/* ${'x'.repeat(600)} */`);
  if (isShell) for (const file of appFiles) await writeFile(path.join(dir, file), `// ${file}`);
  if (!isShell) for (const photo of photos) await writeFile(path.join(dir, photo), picture);
  await writeFile(
    path.join(dir, 'build.json'),
    JSON.stringify({ container, initial: [entry], styles, chunks }),
  );
  await writeFile(
    path.join(dir, 'release.json'),
    JSON.stringify({
      name,
      version,
      build,
      manifest,
      paths,
      data: isShell ? ['web-settings'] : [],
      ...surface,
    }),
  );
  return dir;
}
