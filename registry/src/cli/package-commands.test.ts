import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createProgram } from './program.ts';
import { onEachStorage } from '#testing/each-storage.ts';
import { npm, packedFolder } from '#testing/packed-folder.ts';
import { registryOfTeams } from '#testing/registry-of-teams.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';

onEachStorage((newFiles) => {
  /** A server, and command lines that have nothing but its address and a token. */
  async function setUp() {
    const { site } = await registryOfTeams(await newFiles());
    const address = await site.listen({ port: 0, host: '127.0.0.1' });
    const publish = async (folder: string, token = 'operator-token') => {
      const lines: string[] = [];
      const variables = { REGISTRY_URL: address, REGISTRY_TOKEN: token };
      const program = createProgram((line) => void lines.push(line), variables).exitOverride();
      await program.parseAsync(['publish-packages', folder], { from: 'user' });
      return lines.join('\n');
    };
    const document = async (name: string) => {
      const answer = await fetch(`${address}/npm/${name}`);
      return (await answer.json()) as { 'dist-tags': object };
    };
    return { site, address, publish, document };
  }

  describe('packages for npm', () => {
    it('are published by an operator and installed by npm, with what they depend on', async () => {
      const { address, publish } = await setUp();
      expect(await publish(await packedFolder({ name: '@lintel/ui', version: '1.0.0' }, 'the old one'))).toBe(
        '@lintel/ui 1.0.0 published',
      );
      await publish(await packedFolder({ name: '@lintel/ui', version: '1.1.0' }, 'buttons'));
      await publish(
        await packedFolder({
          name: '@lintel/kit',
          version: '1.1.0',
          dependencies: { '@lintel/ui': '^1.0.0' },
        }),
      );
      const folder = await temporaryFolder('installation');
      await writeFile(path.join(folder, '.npmrc'), `@lintel:registry=${address}/npm/\n`);
      await writeFile(path.join(folder, 'package.json'), '{ "private": true }');
      await npm(folder, 'install', '@lintel/kit', '--no-audit', '--no-fund');
      const lock = JSON.parse(await readFile(path.join(folder, 'package-lock.json'), 'utf8'));
      expect(lock.packages['node_modules/@lintel/ui']).toMatchObject({
        version: '1.1.0',
        resolved: `${address}/npm/@lintel/ui/-/ui-1.1.0.tgz`,
        integrity: expect.stringMatching(/^sha512-/),
      });
      expect(await readFile(path.join(folder, 'node_modules/@lintel/ui/index.js'), 'utf8')).toContain(
        'buttons',
      );
    });

    it('never change: the same again is no change, other contents are refused', async () => {
      const { publish, document } = await setUp();
      const folder = await packedFolder({ name: '@lintel/ui', version: '1.0.0' });
      await publish(folder);
      const before = await document('@lintel/ui');
      expect(await publish(folder)).toBe('@lintel/ui 1.0.0 was there already');
      await expect(
        publish(await packedFolder({ name: '@lintel/ui', version: '1.0.0' }, 'something else')),
      ).rejects.toThrow('is there already with other contents');
      expect(await document('@lintel/ui')).toEqual(before);
    });

    it('name the highest version that is no preview as the latest', async () => {
      const { publish, document } = await setUp();
      for (const version of ['1.9.0', '1.10.0', '2.0.0-rc.1'])
        await publish(await packedFolder({ name: 'create-lintel-remote', version }));
      expect((await document('create-lintel-remote'))['dist-tags']).toEqual({ latest: '1.10.0' });
    });
  });

  describe('a package is refused', () => {
    it('from a team, which may publish its own remote only', async () => {
      const { publish } = await setUp();
      const folder = await packedFolder({ name: '@lintel/ui', version: '1.0.0' });
      await expect(publish(folder, 'chat-token')).rejects.toThrow('Only operators may do this.');
    });

    it.each([
      ['a name of others', { name: 'react', version: '1.0.0' }, 'is no name of a package of this product'],
      [
        'a script that runs when it is installed',
        { name: '@lintel/ui', version: '1.0.0', scripts: { postinstall: 'node index.js' } },
        'runs a script when it is installed (postinstall)',
      ],
    ])('with %s', async (_what, json, reason) => {
      const { publish, address } = await setUp();
      await expect(publish(await packedFolder(json))).rejects.toThrow(reason);
      expect((await fetch(`${address}/npm/@lintel%2fui`)).status).toBe(404);
    });

    it('when it is no archive', async () => {
      const { publish } = await setUp();
      const folder = await temporaryFolder('no-package');
      await writeFile(path.join(folder, 'ui-1.0.0.tgz'), 'no archive');
      await expect(publish(folder)).rejects.toThrow('is no package as npm pack writes it');
    });
  });

  it.each(['/npm/react', '/npm/@lintel/..%2f..%2faudit', '/npm/@lintel/ui/-/ui-..%2f1.tgz', '/npm/'])(
    'there is nothing at %s',
    async (url) => {
      const { site } = await setUp();
      expect((await site.inject({ url })).statusCode).toBe(404);
    },
  );
});
