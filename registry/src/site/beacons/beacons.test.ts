import { newRegistry } from '#testing/new-registry.ts';
import { testSite } from '#testing/test-site.ts';

async function setUp() {
  const { files, release, lock } = await newRegistry();
  const chat = { name: 'mfe-chat', mounts: ['/user/chat'] };
  const owner = { team: 'chat', contact: 'chat-team@lintel.example' };
  const { revision } = await lock(await release({ name: 'shell' }), await release({ ...chat, owner }));
  await release({ ...chat, version: '2.0.0', owner: { ...owner, team: 'chat-next' } });
  const lines: Record<string, unknown>[] = [];
  const site = await testSite({
    files,
    environment: 'staging',
    upstreams: [],
    log: { write: (line) => void lines.push(JSON.parse(line)) },
  });
  const send = (beacon: object) =>
    site.inject({ method: 'POST', url: '/registry/beacons', payload: { revision, ...beacon } });
  return { lines, send };
}

describe('what a page reports', () => {
  it('is logged with the owner of the release that it happened in, also when the lock has another one', async () => {
    const { lines, send } = await setUp();
    await send({ remote: 'mfe-chat', message: 'Error: one' });
    await send({ remote: 'mfe-chat', release: '2.0.0-aaaaaaaa', message: 'Error: two' });
    await send({ remote: 'mfe-chat', release: '9.9.9-aaaaaaaa', message: 'Error: three' });
    expect(lines).toMatchObject([
      { event: 'page-error', remote: 'mfe-chat', version: '1.0.0', owner: 'chat', message: 'Error: one' },
      { version: '2.0.0', owner: 'chat-next', message: 'Error: two' },
      { version: '1.0.0', owner: 'chat', message: 'Error: three' },
    ]);
  });

  it('attributes an error outside our files to no remote', async () => {
    const { lines, send } = await setUp();
    await send({ remote: 'unknown', message: 'Error: somewhere' });
    expect(lines[0]).toMatchObject({ remote: 'unknown', message: 'Error: somewhere' });
    expect(lines[0]).not.toHaveProperty('owner');
  });

  it('may be something that a policy refused, reported by a share of the pages', async () => {
    const { lines, send } = await setUp();
    await send({ remote: 'mfe-chat', kind: 'policy', sample: 0.1, message: 'style-src refuses inline' });
    expect(lines[0]).toMatchObject({ event: 'page-policy', owner: 'chat', sample: 0.1 });
  });

  it('names no file of the disk', async () => {
    const { send } = await setUp();
    const release = '2.0.0-aaaaaaaa';
    expect((await send({ remote: '../releases/mfe-chat', release, message: 'x' })).statusCode).toBe(400);
    expect((await send({ remote: 'mfe-chat', release: '../../x-aaaaaaaa', message: 'x' })).statusCode).toBe(
      400,
    );
  });
});
