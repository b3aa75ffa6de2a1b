import { started, stopped } from '@lintel/remote-kit';
import { allSettled, fork } from 'effector';
import { offline } from '#favourites/offline.ts';
import { card } from '#testing/test-data.ts';
import { $offlineFiles } from './offline-files.ts';

/** What the browser does once it is idle. */
let idle: (() => void)[];
let fetched: number;

beforeEach(() => {
  localStorage.clear();
  idle = [];
  fetched = 0;
  Object.assign(globalThis, {
    requestIdleCallback: (act: () => void) => idle.push(act),
    cancelIdleCallback: (id: number) => idle.splice(id - 1, 1),
  });
});
afterEach(() => {
  for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, name);
});

async function start() {
  const fetch = async () => void (fetched += 1);
  const scope = fork({ values: [[$offlineFiles, { fetch }]] });
  await allSettled(started, { scope });
  return scope;
}
const keepHomes = (...ids: number[]) =>
  offline.change(() => ({ isOn: true, homes: ids.map((id) => ({ listing: card(id), bytes: 10 })) }));

describe('the files of the pages of kept homes', () => {
  it('are fetched on any page of a release once the browser is idle', async () => {
    keepHomes(1);
    await start();
    expect(fetched).toBe(0);
    for (const act of idle) act();
    expect(fetched).toBe(1);
  });
  it('are not fetched where no home is kept', async () => {
    keepHomes();
    await start();
    expect(idle).toEqual([]);
  });
  it('are not fetched for a remote that has gone', async () => {
    keepHomes(1);
    const scope = await start();
    await allSettled(stopped, { scope });
    expect(idle).toEqual([]);
  });
});
