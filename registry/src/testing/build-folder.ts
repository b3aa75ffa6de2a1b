import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Csp, MountHead, Owner, Provides, Requires } from '@lintel/contract';
import { temporaryFolder } from './temporary-folder.ts';

/** The large picture of a remote's pages, for two widths. */
const photos = ['photo.1.webp', 'photo-small.1.webp'];

/** What makes the shell an application that can be installed. */
const appFiles = ['service-worker.1.js', 'icon.1.svg', 'icon-192.1.png', 'starter.1.js'];

export interface FolderOptions {
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
}

/** A folder as the build presets write it, with a few bytes of script; the shell's also has a style sheet. */
export async function buildFolder({
  name,
  version = '1.0.0',
  build = 'aaaaaaaa',
  script = 'console.log(1)',
  paths = [],
  photo = 'a picture',
  exposes = true,
  ...options
}: FolderOptions): Promise<string> {
  const isShell = name === 'shell';
  const container = `${name}__${version}__${build}`.replace(/\W/g, '_');
  const { entry, styles, chunks, others } = isShell ? shellFiles : remoteFiles(exposes, photo);
  const { owner, provides, requires, csp } = options;
  const release = {
    name,
    version,
    build,
    manifest: isShell ? null : manifestOf(name, options),
    paths,
    data: isShell ? ['web-settings'] : [],
    owner,
    provides,
    requires,
    csp,
  };
  const files: Record<string, string> = {
    ...Object.fromEntries(
      [entry, ...Object.values(chunks).flat()].map((file) => [
        file,
        `${script} // ${file} ${'x'.repeat(600)}`,
      ]),
    ),
    ...Object.fromEntries(styles.map((file) => [file, `/* ${'x'.repeat(600)} */`])),
    ...others,
    'build.json': JSON.stringify({ container, initial: [entry], styles, chunks }),
    'release.json': JSON.stringify(release),
  };
  const dir = await temporaryFolder('build');
  await mkdir(dir, { recursive: true });
  for (const [file, content] of Object.entries(files)) await writeFile(path.join(dir, file), content);
  return dir;
}

interface Files {
  entry: string;
  styles: string[];
  chunks: Record<string, string[]>;
  /** Name → content. */
  others: Record<string, string>;
}

const shellFiles: Files = {
  entry: 'main.1.js',
  styles: ['tokens.1.css'],
  chunks: {},
  others: Object.fromEntries(appFiles.map((file) => [file, `// ${file}`])),
};

const remoteFiles = (exposes: boolean, photo: string): Files => ({
  entry: 'remoteEntry.js',
  styles: [],
  chunks: { ...(exposes && { remote: ['remote.1.js'] }), 'page-home': ['page.1.js'] },
  others: Object.fromEntries(photos.map((file) => [file, photo])),
});

const manifestOf = (
  name: string,
  { mounts = [], fills = [], emits = [], consumes = [], contract = 1, head }: Omit<FolderOptions, 'name'>,
) => ({
  name,
  contract,
  mounts: mounts.map((mount) => ({
    path: mount,
    access: 'public',
    title: { en: name, ar: name, de: name },
    chunk: 'page-home',
    image: { narrow: 'photo-small', wide: 'photo' },
    data: ['homepage-data'],
    ...(head && { head }),
  })),
  navigation: [],
  fills,
  emits,
  consumes,
});
