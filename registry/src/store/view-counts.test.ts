import { onEachStorage } from '#testing/each-storage.ts';
import { EnvironmentStore } from './environment-store.ts';
import { createViewCounts, readViewCounts } from './view-counts.ts';

const chat = { remote: 'mfe-chat', version: '1.0.0' };
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

onEachStorage((newFiles) => {
  async function setUp() {
    const environment = new EnvironmentStore(await newFiles(), 'staging');
    const clock = { now: Date.parse('2026-11-26T10:30:00Z') };
    const server = () => createViewCounts(environment, { now: () => clock.now });
    const names = () => environment.files.children('environments/staging/views');
    const counts = async (hours: number) =>
      (await readViewCounts(environment, new Date(clock.now - hours * HOUR_MS))).map(
        ({ at, version, views, failed }) => [at.toISOString().slice(5, 13), version, views, failed],
      );
    return { environment, clock, server, names, counts };
  }

  describe('views and errors', () => {
    it('of several servers add up by hour and version, also after one has been restarted', async () => {
      const { clock, server, counts, names } = await setUp();
      const [one, other] = [server(), server()];
      one.viewed(chat, 10);
      other.viewed(chat, 1);
      await Promise.all([one.settled(), other.settled()]);
      one.failed(chat);
      one.viewed({ ...chat, version: '2.0.0' }, 1);
      await one.settled();
      clock.now += HOUR_MS;
      const restarted = server();
      restarted.failed(chat);
      await restarted.settled();
      expect(await counts(24)).toEqual(
        expect.arrayContaining([
          ['11-26T10', '1.0.0', 11, 1],
          ['11-26T10', '2.0.0', 1, 0],
          ['11-26T11', '1.0.0', 0, 1],
        ]),
      );
      expect(await names()).toHaveLength(3);
    });

    it('of days that are over are in one file for each, and go after five weeks', async () => {
      const { clock, server, counts, names } = await setUp();
      const [one, other] = [server(), server()];
      const begin = clock.now;
      for (const day of [0, 1, 2, 34, 35, 36, 37]) {
        clock.now = begin + day * DAY_MS;
        for (const each of [one, other]) {
          each.viewed(chat, 1);
          await each.settled();
        }
      }
      const found = await names();
      const joined = found.filter((name) => name.length === '2026-11-28.json'.length);
      expect(joined).toEqual(['2026-11-28.json', '2026-12-30.json', '2026-12-31.json']);
      expect(found).toHaveLength(3 + 4);
      expect((await counts(28 * 24)).map(([at, , views]) => [at, views])).toEqual(
        ['12-30T10', '12-31T10', '01-01T10', '01-02T10'].map((at) => [at, 2]),
      );
    });

    it('that could not be written are written with the next ones', async () => {
      const { environment, counts, clock } = await setUp();
      let isDown = true;
      const shaky = new EnvironmentStore(
        {
          ...environment.files,
          replace: async (name, content) => {
            if (isDown) throw new Error('the disk is full');
            return environment.files.replace(name, content);
          },
        },
        'staging',
      );
      const server = createViewCounts(shaky, { now: () => clock.now });
      server.failed(chat);
      await server.settled();
      expect(await counts(1)).toEqual([]);
      isDown = false;
      await server.settled();
      expect(await counts(1)).toEqual([['11-26T10', '1.0.0', 0, 1]]);
    });

    it('are written by themselves', async () => {
      const { environment, counts, clock } = await setUp();
      const server = createViewCounts(environment, { every: 1, now: () => clock.now });
      server.viewed(chat, 1);
      for (let tries = 0; tries < 100 && (await counts(1)).length === 0; tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 20));
      expect(await counts(1)).toHaveLength(1);
    });
  });
});
