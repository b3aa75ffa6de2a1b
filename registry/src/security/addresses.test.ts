import { performance } from 'node:perf_hooks';
import type { Release } from '@lintel/contract';
import { publish } from '#commands/publish.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { liveSite } from '#testing/running-site.ts';

const stars = `${'/*'.repeat(12)}/x`;

describe('F20 addresses of a release', () => {
  it.each([stars, '/*/*', '/*/a', '/a*', '/(a+)+$', '/a'.repeat(40), `/${':a/'.repeat(6)}b`])(
    'are not %s',
    async (mount) => {
      const { releases } = await newRegistry();
      const folder = await buildFolder({ name: 'mfe-chat', mounts: [mount] });
      await expect(publish(releases, folder)).rejects.toThrow('not valid');
    },
  );

  it('of an old record are refused when a lock wants them', async () => {
    const { files, release, releases, lock } = await newRegistry();
    const shell = await release({ name: 'shell' });
    const chat = await release({ name: 'mfe-chat', mounts: ['/user/chat'] });
    const old = {
      ...chat,
      build: 'bbbbbbbb',
      manifest: { ...chat.manifest!, mounts: [{ ...chat.manifest!.mounts[0]!, path: stars }] },
    };
    await files.create(releases.fileOf('mfe-chat', old), JSON.stringify(old));
    await expect(lock(shell, old as Release)).rejects.toThrow('(address)');
  });

  it('of such a record hold no page up, when a link asks for it', async () => {
    const { site } = await withRecord();
    const begun = performance.now();
    const deep = '/a'.repeat(40);
    const answer = await site.inject(`${deep}/y?mfe=mfe-chat@2.0.0`);
    expect(performance.now() - begun).toBeLessThan(1_000);
    expect(answer.statusCode).toBe(404);
  });

  async function withRecord() {
    const live = await liveSite({ overrides: 'open' });
    const chat = await live.releases.find('mfe-chat@1.0.0');
    const old = {
      ...chat,
      version: '2.0.0',
      createdAt: new Date().toISOString(),
      manifest: { ...chat.manifest!, mounts: [{ ...chat.manifest!.mounts[0]!, path: stars }] },
    };
    await live.files.create(live.releases.fileOf('mfe-chat', old), JSON.stringify(old));
    return live;
  }
});
