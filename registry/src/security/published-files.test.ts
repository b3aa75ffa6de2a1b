import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { publish } from '#commands/publish.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { testSite } from '#testing/test-site.ts';
import { liveSite } from '#testing/running-site.ts';

interface Manifest {
  mounts: object[];
}

/** A build with other files, which `[name, content]` say. */
async function buildWith(
  files: [string, string][],
  options: Partial<Parameters<typeof buildFolder>[0]> = {},
) {
  const folder = await buildFolder({
    name: 'mfe-chat',
    mounts: ['/user/chat'],
    version: '2.0.0',
    ...options,
  });
  for (const [name, content] of files) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}

/** A build with another description. */
async function describedAs(
  file: 'release.json' | 'build.json',
  change: (json: { manifest: Manifest }) => object,
) {
  const folder = await buildWith([]);
  const json = JSON.parse(await readFile(path.join(folder, file), 'utf8'));
  await writeFile(path.join(folder, file), JSON.stringify({ ...json, ...change(json) }));
  return folder;
}

describe('F14 files of a release', () => {
  it.each([
    ['x.html', '<script>1</script>'],
    ['deep/x.htm', '<script>1</script>'],
    ['x.HTML', '<script>1</script>'],
    ['x.xhtml', '<html xmlns="http://www.w3.org/1999/xhtml"><script>1</script></html>'],
    ['x.html.br', ''],
    ['x.shtml', ''],
    ['x.xml', '<x/>'],
    ['x.pdf', '%PDF-1.4'],
    ['x', '<script>1</script>'],
    ['x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['x.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="f()"/>'],
    ['x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><a href="javascript:f()"/></svg>'],
    ['x.svg', '<svg xmlns="http://www.w3.org/2000/svg"><foreignObject/></svg>'],
  ])('are no %s that runs as a page: %s', async (name, content) => {
    const { releases, files } = await newRegistry();
    await expect(publish(releases, await buildWith([[name, content]]))).rejects.toThrow(path.basename(name));
    expect(await files.children('assets')).toEqual([]);
  });

  it('may be pictures, an SVG included', async () => {
    const { releases } = await newRegistry();
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h9"/></svg>';
    expect((await publish(releases, await buildWith([['x.svg', svg]]))).added).toBe(true);
  });

  onEachStorage((newFiles) => {
    it('are no pages: each is sent with a policy that gives it neither an origin nor scripts', async () => {
      const { files, release, lock } = await newRegistry('staging', await newFiles());
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
      await lock(await release({ name: 'shell' }));
      const { releases } = await newRegistry('staging', files);
      await publish(
        releases,
        await buildWith([
          ['x.svg', svg],
          ['x.json', '{}'],
        ]),
      );
      const site = await testSite({ files, environment: 'staging', upstreams: [] });
      for (const file of ['remoteEntry.js', 'photo.1.webp', 'x.svg', 'x.json']) {
        const { statusCode, headers } = await site.inject(`/assets/mfe-chat/2.0.0-aaaaaaaa/${file}`);
        expect([file, statusCode]).toEqual([file, 200]);
        expect(headers['content-security-policy']).toMatch(/^default-src 'none';.*; sandbox$/);
        expect(headers['x-content-type-options']).toBe('nosniff');
        expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
      }
      await site.close();
    });
  });

  it('are the ones that a build lists, so that no page of the site is an error', async () => {
    const { releases } = await newRegistry();
    const broken = [
      describedAs('build.json', () => ({ chunks: { remote: ['gone.js'] } })),
      describedAs('build.json', () => ({ styles: ['remoteEntry.js'] })),
      describedAs('build.json', () => ({ container: 'shell__1_0_0__aaaaaaaa' })),
      describedAs('release.json', ({ manifest }) => ({ manifest: { ...manifest, name: 'mfe-account' } })),
      describedAs('release.json', ({ manifest }) => ({ manifest: { ...manifest, mounts: undefined } })),
      describedAs('release.json', ({ manifest }) => ({
        manifest: { ...manifest, mounts: [{ ...manifest.mounts[0], data: ['../webhook/stripe'] }] },
      })),
    ];
    for (const folder of broken)
      await expect(publish(releases, await folder)).rejects.toThrow(/build names|container|not valid/);
    expect(await releases.names()).toEqual([]);
  });
});

describe('F29 a release that is there already', () => {
  it('stays as it is, and one with other contents under its name is refused', async () => {
    const { releases } = await newRegistry();
    const { release } = await publish(releases, await buildWith([]));
    expect(await publish(releases, await buildWith([]))).toEqual({ release, added: false });
    await expect(publish(releases, await buildWith([], { script: 'other()' }))).rejects.toThrow(
      'other contents',
    );
    await expect(publish(releases, await buildWith([], { mounts: ['/other'] }))).rejects.toThrow(
      'other contents',
    );
    await expect(publish(releases, await buildWith([['more.js', 'x']]))).rejects.toThrow('other contents');
    expect(await releases.find('mfe-chat@2.0.0')).toEqual(release);
  });

  it('is not found under another spelling, where the disk would', async () => {
    const { releases, files } = await newRegistry();
    const { release } = await publish(releases, await buildWith([]));
    await files.create('releases/mfe-chat/2.0.0-bbbbbbbb.json', JSON.stringify(release));
    expect(await releases.recorded('mfe-chat', { version: '2.0.0', build: 'bbbbbbbb' })).toBeNull();
  });

  it('has no two files whose names differ in large letters only', async () => {
    const { releases } = await newRegistry();
    await expect(publish(releases, await buildWith([['REMOTEENTRY.js', 'x']]))).rejects.toThrow(
      'other letters',
    );
    await expect(publish(releases, await buildWith([['Release.json', '{}']]))).rejects.toThrow(
      'other letters',
    );
  });

  it('is described by release.json, and by no file that a disk finds instead', async () => {
    const { releases } = await newRegistry();
    const folder = await buildWith([]);
    await rename(path.join(folder, 'release.json'), path.join(folder, 'Release.json'));
    await expect(publish(releases, folder)).rejects.toThrow('release.json is missing');
  });

  it('has no file with a name of more than 200 letters', async () => {
    const { releases } = await newRegistry();
    const folder = await buildWith([[`${'a'.repeat(100)}/${'a'.repeat(120)}.js`, 'x']]);
    await expect(publish(releases, folder)).rejects.toThrow('no name for a file');
  });

  it('is asked for by a name of 5000 letters: not found, not an error of the server', async () => {
    const { site } = await liveSite();
    for (const url of [
      `/assets/mfe-chat/1.0.0-aaaaaaaa/${'a'.repeat(5_000)}.js`,
      `/registry/releases/mfe-chat/${'a'.repeat(5_000)}.json`,
      `/registry/environments/${'a'.repeat(5_000)}/locks/1.json`,
    ]) {
      const { statusCode } = await site.inject(url);
      expect([url.slice(0, 30), statusCode >= 400 && statusCode < 500]).toEqual([url.slice(0, 30), true]);
    }
  });
});
