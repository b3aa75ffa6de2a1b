import { liveSite } from '#testing/running-site.ts';

const abort = { errorRate: 0.02, minVisitors: 100 };

/** A canary for all visitors, and visitors who come back once. */
async function startCanary(limits: { errorRate: number; minVisitors: number; minNetworks?: number } = abort) {
  const live = await liveSite({ pagesPerMinute: 10_000 });
  const { site, hold, release, environment } = live;
  const next = await hold([await release({ name: 'mfe-chat', version: '2.0.0', mounts: ['/user/chat'] })]);
  await environment.setCandidate({ lock: next.revision, percent: 100, salt: 'a', abort: limits }, 1);
  async function visitor() {
    const [cookie] = (await site.inject('/user/chat')).cookies;
    const cookies = { [cookie!.name]: cookie!.value };
    await site.inject({ url: '/user/chat', cookies });
    return cookies;
  }
  const fail = (cookies: Record<string, string>, remoteAddress: string) =>
    site.inject({
      method: 'POST',
      url: '/registry/beacons',
      cookies,
      remoteAddress,
      payload: { revision: next.revision, remote: 'mfe-chat', message: 'x' },
    });
  const visitors = async (count: number) => {
    const all = [];
    for (let at = 0; at < count; at += 1) all.push(await visitor());
    return all;
  };
  const goesOn = async () => (await environment.pointer())?.candidate !== null;
  return { visitors, fail, goesOn };
}

describe('F32 the end of a canary', () => {
  it('is not caused by one network, however many visitors it simulates', async () => {
    const { visitors, fail, goesOn } = await startCanary();
    for (const [at, cookies] of (await visitors(120)).slice(0, 28).entries())
      await fail(cookies, `2001:db8:1:2::${at + 1}`);
    expect(await goesOn()).toBe(true);
  });

  it('is not caused by one network and a few errors of others', async () => {
    const { visitors, fail, goesOn } = await startCanary({ errorRate: 0.1, minVisitors: 100 });
    const all = await visitors(120);
    for (const cookies of all.slice(0, 28)) await fail(cookies, '10.0.0.1');
    for (const [at, cookies] of all.slice(30, 34).entries()) await fail(cookies, `10.0.${at + 1}.1`);
    expect(await goesOn()).toBe(true);
  });

  it('is caused by errors of many networks', async () => {
    const { visitors, fail, goesOn } = await startCanary();
    for (const [at, cookies] of (await visitors(110)).slice(0, 6).entries())
      await fail(cookies, `10.0.${at}.1`);
    expect(await goesOn()).toBe(false);
  });

  it('needs as many networks as the operator configured', async () => {
    const { visitors, fail, goesOn } = await startCanary({ errorRate: 0, minVisitors: 1, minNetworks: 1 });
    for (const cookies of await visitors(1)) await fail(cookies, '10.0.0.1');
    expect(await goesOn()).toBe(false);
  });
});

describe('F21 F32 error reports', () => {
  it('are taken thirty times a minute from one network, whatever its addresses', async () => {
    const { fail } = await startCanary();
    const statuses = [];
    for (let at = 0; at < 40; at += 1)
      statuses.push((await fail({}, `2001:db8:1:2:${at.toString(16)}::1`)).statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect((await fail({}, '2001:db8:1:3::1')).statusCode).toBe(204);
  });
});
