import type { RemoteRelease, ResolvedLock } from '@lintel/contract';
import { createPictures } from './pictures.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

const release = (version: string, pictures?: RemoteRelease['pictures'], mirrors: string[] = []) =>
  ({
    name: 'mfe-catalogue',
    version,
    entry: { url: `/assets/mfe-catalogue/${version}/remoteEntry.js`, mirrors, integrity: 'sha256-entry' },
    ...(pictures ? { pictures } : {}),
  }) as unknown as RemoteRelease;

const fileOf = (version: string, file = 'villa.1.webp') =>
  new URL(`/assets/mfe-catalogue/${version}/${file}`, location.href);

function setUp({
  active,
  lastGood = null,
  has = () => true,
  shown = null,
}: {
  active: RemoteRelease;
  lastGood?: RemoteRelease | null;
  /** Which addresses have the right bytes. */
  has?: (address: string) => boolean;
  shown?: string | null;
}) {
  const asked: [string[], string][] = [];
  const reports: unknown[] = [];
  const site = {
    remotes: [{ name: 'mfe-catalogue', state: 'on', active, lastGood }],
  } as unknown as ResolvedLock;
  const pictures = createPictures(site, (error, context) => void reports.push([String(error), context]), {
    shown: () => shown,
    async load(addresses, integrity) {
      asked.push([addresses.map((address) => new URL(address).pathname), integrity]);
      const found = addresses.find(has);
      return found ? `blob:${found}` : null;
    },
  });
  return { pictures, asked, reports };
}

const right = { 'villa.1.webp': 'sha256-villa' } as const;

it('a picture is requested once, with the hash of its release, and all its views are notified when it is here', async () => {
  const active = release('2.0.0', right);
  const { pictures, asked } = setUp({ active });
  const picture = pictures(active, fileOf('2.0.0'));
  expect(picture.get()).toBeNull();
  const heard: unknown[] = [];
  const end = picture.subscribe((address) => void heard.push(address));
  await turn();
  expect(heard).toEqual([`blob:${fileOf('2.0.0').href}`]);
  end();
  expect(pictures(active, fileOf('2.0.0')).get()).toBe(heard[0]);
  expect(asked).toEqual([[['/assets/mfe-catalogue/2.0.0/villa.1.webp'], 'sha256-villa']]);
});

it('mirrors and the release before may have the same bytes', async () => {
  const active = release('2.0.0', right, ['https://mirror.example/catalogue/remoteEntry.js']);
  const { pictures, asked } = setUp({ active, lastGood: release('1.0.0', right) });
  pictures(active, fileOf('2.0.0'));
  expect(asked[0]?.[0]).toEqual([
    '/assets/mfe-catalogue/2.0.0/villa.1.webp',
    '/catalogue/villa.1.webp',
    '/assets/mfe-catalogue/1.0.0/villa.1.webp',
  ]);
});

it('another picture of the same name in the release before is none', async () => {
  const active = release('2.0.0', right);
  const { pictures, asked } = setUp({
    active,
    lastGood: release('1.0.0', { 'villa.1.webp': 'sha256-other' }),
  });
  pictures(active, fileOf('2.0.0'));
  expect(asked[0]?.[0]).toEqual(['/assets/mfe-catalogue/2.0.0/villa.1.webp']);
});

it('a picture that is right nowhere is reported to the operators, and requested again by the next view', async () => {
  const active = release('2.0.0', right);
  let works = false;
  const { pictures, reports } = setUp({ active, has: () => works });
  const picture = pictures(active, fileOf('2.0.0'));
  await turn();
  expect(picture.get()).toBeNull();
  expect(reports).toEqual([
    ['Error: villa.1.webp is nowhere as the release has it', { remote: 'mfe-catalogue' }],
  ]);
  works = true;
  const again = pictures(active, fileOf('2.0.0'));
  await turn();
  expect(again.get()).not.toBeNull();
});

it('one that the record does not have is not asked for', async () => {
  const active = release('2.0.0', right);
  const { pictures, asked, reports } = setUp({ active });
  pictures(active, fileOf('2.0.0', 'foreign.webp'));
  await turn();
  expect(asked).toEqual([]);
  expect(reports).toHaveLength(1);
});

it('what the document shows already is there at once', () => {
  const active = release('2.0.0', right);
  const { pictures, asked } = setUp({ active, shown: 'blob:shown' });
  expect(pictures(active, fileOf('2.0.0')).get()).toBe('blob:shown');
  expect(asked).toEqual([]);
});

it('a build on the developer’s machine, which no lock names, shows its files as they are', () => {
  const active = release('2.0.0');
  expect(setUp({ active }).pictures(active, fileOf('2.0.0')).get()).toBe(fileOf('2.0.0').href);
});
