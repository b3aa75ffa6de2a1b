import { onEachStorage } from '#testing/each-storage.ts';
import { newRegistry } from '#testing/new-registry.ts';
import { testSite } from '#testing/test-site.ts';
import { ChangeRequests } from '#store/change-requests.ts';
import { EnvironmentStore } from '#store/environment-store.ts';
import { canary } from './canary.ts';
import { changeLock, lockReleases } from './lock.ts';
import { promote } from './promote.ts';
import { status, statusText } from './status.ts';

const note = { by: 'carol', reason: 'tested on Monday' };

onEachStorage((newFiles) => {
  const setUp = async () => {
    const registry = await newRegistry('staging', await newFiles());
    const { release, lock } = registry;
    await lock(await release({ name: 'shell' }), await release({ name: 'mfe-chat', mounts: ['/user/chat'] }));
    return registry;
  };

  describe('status', () => {
    it('states of each environment which lock is live since when, who made it so, and its parts', async () => {
      const { files, releases, environment } = await setUp();
      await promote(releases, new EnvironmentStore(files, 'production'), { wanted: 'staging@1', ...note });
      await changeLock(releases, environment, { state: { 'mfe-chat': 'off' }, by: 'dan', reason: '' });
      const [production, staging] = await status(files);
      expect(production).toMatchObject({ environment: 'production', revision: 1, ...note, canary: null });
      expect(staging).toMatchObject({ environment: 'staging', revision: 2, by: 'dan', waiting: 0 });
      expect(staging!.parts).toMatchObject([
        { name: 'shell', version: '1.0.0', state: 'on' },
        { name: 'mfe-chat', version: '1.0.0', state: 'off' },
      ]);
      expect(statusText([staging!])).toContain('  mfe-chat 1.0.0-aaaaaaaa, switched off');
    });

    it('states how a canary does, by what all servers have written', async () => {
      const { files, releases, environment, release } = await setUp();
      await release({ name: 'mfe-chat', version: '2.0.0', build: 'bbbbbbbb', mounts: ['/user/chat'] });
      const wanted = ['mfe-chat@2.0.0'];
      const { revision } = await lockReleases(releases, environment, { wanted, hold: true, ...note });
      await canary(releases, environment, {
        lock: revision,
        percent: 100,
        errorRate: 1,
        minVisitors: 200,
        stop: false,
        ...note,
      });
      const site = await testSite({ files, environment: 'staging', upstreams: [] });
      const { headers } = await site.inject('/user/chat');
      const cookie = String(headers['set-cookie']).split(';')[0]!;
      await site.inject({ url: '/user/chat', headers: { cookie } });
      await site.close();
      const [staging] = await status(files);
      expect(staging).toMatchObject({
        revision: 1,
        canary: { lock: 2, percent: 100, visitors: 1, failed: 0 },
      });
      expect(statusText([staging!])).toContain(
        'canary: lock 2 for 100 % of the visitors; 0 of 1 met an error',
      );
    });

    it('counts the changes that wait for a second team', async () => {
      const { files, environment } = await setUp();
      const at = new Date().toISOString();
      const asked = { at, action: 'promote', body: { lock: '1' }, target: '1', live: 1 };
      await new ChangeRequests(environment).add({ ...asked, ...note });
      const [staging] = await status(files);
      expect(staging!.waiting).toBe(1);
      expect(statusText([staging!])).toContain('waiting for a second team: 1');
    });
  });
});
