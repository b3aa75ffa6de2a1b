import 'fake-indexeddb/auto';
import { createStore, del, entries } from 'idb-keyval';
import { createDraftStore } from './draft-store.ts';

/** jsdom has no copying of stored values, which keeps blobs. */
function copy(value: unknown): unknown {
  if (value instanceof Date) return new Date(value);
  if (value instanceof Blob) return value.slice(0, value.size, value.type);
  if (Array.isArray(value)) return value.map(copy);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, copy(part)]));
}
const own = globalThis.structuredClone;
beforeAll(() => {
  globalThis.structuredClone = copy as typeof structuredClone;
});
afterAll(() => {
  globalThis.structuredClone = own;
});

interface Form {
  title: string;
  photos: readonly { id: string; file?: Blob | undefined }[];
  details?: unknown;
}
const drafts = createDraftStore<Form>({ kind: 'villa', version: 1 });
const photo = (type: string) => new Blob([type], { type });
const write = (id: string, values: Form) => drafts.write({ id, userId: 7, savedAt: 1, values });
const stored = async (start: string) =>
  (await entries<string, unknown>(createStore('lintel-drafts', 'drafts')))
    .filter(([key]) => key.startsWith(start))
    .map(([key, value]) => [key, value] as const);
const typesOf = (form: Form | undefined) => (form?.photos ?? []).map(({ file }) => file?.type);

afterEach(async () => {
  for (const { id } of await drafts.list(7)) await drafts.remove(id);
});

describe('the store of draft files', () => {
  it('keeps files beside the draft, gives them back, and takes them away with it', async () => {
    await write('a', { title: 'Villa', photos: [{ id: '1', file: photo('sea') }, { id: '2' }] });
    expect(JSON.stringify(await stored('villa:'))).toContain('draftFile');
    const read = await drafts.read('a', 7);
    expect(read?.values.title).toBe('Villa');
    expect(typesOf(read?.values)).toEqual(['sea', undefined]);
    await drafts.remove('a');
    expect(await stored('file:villa:')).toEqual([]);
  });

  it('keeps all that is no file as it is', async () => {
    const details = {
      floor: 0,
      note: null,
      draftFile: 7,
      plans: [undefined, null, 'north', false],
      builtOn: new Date('2026-11-27T10:00:00Z'),
      missing: undefined,
    };
    await write('a', { title: 'Villa', photos: [], details });
    expect((await drafts.read('a', 7))?.values).toStrictEqual({ title: 'Villa', photos: [], details });
  });

  it('has nothing in the place of a file that is gone', async () => {
    await write('a', { title: 'Villa', photos: [{ id: '1', file: photo('sea') }] });
    const [file] = await stored('file:villa:a:');
    await del(file![0], createStore('lintel-drafts', 'drafts'));
    expect((await drafts.read('a', 7))?.values.photos).toEqual([{ id: '1', file: null }]);
  });

  it('writes nothing but the form when it is saved again, and a file that is there twice once', async () => {
    const sea = photo('sea');
    const photos = [
      { id: '1', file: sea },
      { id: '2', file: sea },
    ];
    const puts = jest.spyOn(IDBObjectStore.prototype, 'put');
    await write('a', { title: 'V', photos });
    expect(puts).toHaveBeenCalledTimes(2);
    await write('a', { title: 'Villa', photos });
    expect(puts).toHaveBeenCalledTimes(3);
    puts.mockRestore();
    expect(typesOf((await drafts.read('a', 7))?.values)).toEqual(['sea', 'sea']);
  });

  it('writes a file once, however often the form is saved, also after it was read again', async () => {
    const sea = photo('sea');
    await write('a', { title: 'V', photos: [{ id: '1', file: sea }] });
    const [first] = await stored('file:villa:a:');
    await write('a', { title: 'Villa', photos: [{ id: '1', file: sea }] });
    const { values } = (await drafts.read('a', 7))!;
    await write('a', { ...values, title: 'Villa by the sea' });
    expect((await stored('file:villa:a:')).map(([key]) => key)).toEqual([first![0]]);
  });

  it('forgets a file that is no longer in the form, and no other', async () => {
    const [sea, garden] = [photo('sea'), photo('garden')];
    await write('a', {
      title: 'V',
      photos: [
        { id: '1', file: sea },
        { id: '2', file: garden },
      ],
    });
    await write('b', { title: 'Copy', photos: [{ id: '1', file: sea }] });
    await write('a', { title: 'V', photos: [{ id: '2', file: garden }] });
    expect(typesOf((await drafts.read('a', 7))?.values)).toEqual(['garden']);
    expect(typesOf((await drafts.read('b', 7))?.values)).toEqual(['sea']);
    expect(await stored('file:villa:')).toHaveLength(2);
  });

  describe('of one draft in two tabs', () => {
    const [sea, garden] = [photo('sea'), photo('garden')];
    const both = [
      { id: '1', file: sea },
      { id: '2', file: garden },
    ];
    /** Another tab has the draft on screen as it is stored; answers what this tab writes. */
    async function openElsewhere() {
      let elsewhere = drafts;
      await jest.isolateModulesAsync(async () => {
        const { createDraftStore: create } = await import('./draft-store.ts');
        elsewhere = create<Form>({ kind: 'villa', version: 1 });
      });
      const { values } = (await elsewhere.read('a', 7))!;
      return (change: Partial<Form> = {}) =>
        elsewhere.write({ id: 'a', userId: 7, savedAt: 2, values: { ...values, ...change } });
    }
    const kept = async () => typesOf((await drafts.read('a', 7))?.values);

    it('keeps a file that this tab added while the other tab saves without it', async () => {
      await write('a', { title: 'V', photos: [both[0]!] });
      const writeElsewhere = await openElsewhere();
      await write('a', { title: 'V', photos: both });
      await writeElsewhere({ title: 'Villa' });
      await write('a', { title: 'Villa by the sea', photos: both });
      expect(await kept()).toEqual(['sea', 'garden']);
      expect(await stored('file:villa:a:')).toHaveLength(2);
    });

    it('writes a file again that the other tab took away', async () => {
      await write('a', { title: 'V', photos: both });
      const writeElsewhere = await openElsewhere();
      await writeElsewhere({ photos: [] });
      expect(await stored('file:villa:a:')).toEqual([]);
      await write('a', { title: 'Villa', photos: both });
      expect(await kept()).toEqual(['sea', 'garden']);
    });

    it('takes away a file of the other tab that is in no form, once it was read', async () => {
      await write('a', { title: 'V', photos: [] });
      const writeElsewhere = await openElsewhere();
      await write('a', { title: 'V', photos: both });
      await writeElsewhere();
      expect(await stored('file:villa:a:')).toHaveLength(2);
      expect(await kept()).toEqual([]);
      await write('a', { title: 'V', photos: [] });
      expect(await stored('file:villa:a:')).toEqual([]);
    });
  });
});

it('a draft that is written at once is asked for before the page can go, with files that are not stored yet', async () => {
  const [sea, garden] = [photo('sea'), photo('garden')];
  await write('a', { title: 'V', photos: [{ id: '1', file: sea }] });
  const puts = jest.spyOn(IDBObjectStore.prototype, 'put');
  const values = {
    title: 'Villa',
    photos: [
      { id: '1', file: sea },
      { id: '2', file: garden },
    ],
  };
  const done = drafts.writeAtOnce({ id: 'a', userId: 7, savedAt: 2, values });
  // Microtasks still run in a page that is left; answers of the database do not arrive any more.
  for (let task = 0; task < 5; task += 1) await Promise.resolve();
  expect(puts).toHaveBeenCalledTimes(2);
  puts.mockRestore();
  await done;
  const read = await drafts.read('a', 7);
  expect([read?.values.title, typesOf(read?.values)]).toEqual(['Villa', ['sea', 'garden']]);
});
