import { onEachStorage } from '#testing/each-storage.ts';
import { storageFault } from './registry-error.ts';
import { eachOf, readJson } from './registry-files.ts';

onEachStorage((newFiles) => {
  it('creates a file once', async () => {
    const files = await newFiles();
    expect(await files.create('a/b.json', '{"first":true}')).toBe(true);
    expect(await files.create('a/b.json', '{"second":true}')).toBe(false);
    expect(await readJson(files, 'a/b.json')).toEqual({ first: true });
    expect(await files.read('a/c.json')).toBeNull();
    expect(await files.read('a')).toBeNull();
  });

  it.each(['', '{"number":2,"at":"2026-'])('names a file whose JSON a disk has cut to %j', async (left) => {
    const files = await newFiles();
    await files.replace('environments/staging/moves/2.json', left);
    const error: unknown = await readJson(files, 'environments/staging/moves/2.json').catch(
      (cause: unknown) => cause,
    );
    expect(storageFault(error)).toBe(
      'The file environments/staging/moves/2.json of the registry is damaged; put it back from a copy.',
    );
  });

  it('lets one of several concurrent writers create a file', async () => {
    const files = await newFiles();
    const writers = Array.from({ length: 12 }, (_, index) => `writer ${index}`);
    const won = await Promise.all(writers.map((writer) => files.create('moves/1.json', writer)));
    expect(won.filter(Boolean)).toHaveLength(1);
    expect(String(await files.read('moves/1.json'))).toBe(writers[won.indexOf(true)]);
    expect(await files.children('moves')).toEqual(['1.json']);
  });

  it('replaces a file as a whole, even while it is read', async () => {
    const files = await newFiles();
    const versions = ['a'.repeat(60_000), 'b'.repeat(90_000)];
    await files.replace('pointer.json', versions[0]!);
    const reads = Array.from({ length: 10 }, async (_, index) => {
      if (index % 3 === 0) await files.replace('pointer.json', versions[index % 2]!);
      return String(await files.read('pointer.json'));
    });
    for (const read of await Promise.all(reads)) expect(versions).toContain(read);
  });

  it('lists the direct children of a folder, over several pages of the store', async () => {
    const files = await newFiles();
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f/g', 'f/h', 'i/j/k'])
      await files.create(`one/${name}`, 'x');
    await files.create('one-more/z', 'x');
    expect(await files.children('one')).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'i']);
    expect(await files.children('two')).toEqual([]);
  });

  it('removes a file, or a folder with its contents, and nothing else', async () => {
    const files = await newFiles();
    const names = ['1.0/a.js', '1.0/b.js', '1.0/c/d.js', '1.0/e.js', '1.0/f.js', '1.0-rc/a.js', '1.1/a.js'];
    for (const name of names) await files.create(name, 'x');
    await files.remove('1.0');
    await files.remove('1.1/a.js');
    await files.remove('2.0');
    expect(await eachOf(names, files.read)).toEqual([...Array(5).fill(null), Buffer.from('x'), null]);
  });

  it('removes a folder that something is still written to', async () => {
    const files = await newFiles();
    const names = Array.from({ length: 60 }, (_, index) => `counts/${index}`);
    await eachOf(names, (name) => files.create(name, 'x'));
    const others = eachOf(names, (name) => files.replace(`${name}.json`, 'x').catch(() => undefined));
    await files.remove('counts');
    await others;
    expect(await eachOf(names, files.read)).toEqual(names.map(() => null));
  });

  it('loses no line of a log with several writers', async () => {
    const files = await newFiles();
    expect(await files.lines('audit.jsonl')).toEqual([]);
    await files.append('audit.jsonl', 'first');
    const lines = Array.from({ length: 10 }, (_, index) => `line ${index}`);
    await Promise.all(lines.map((line) => files.append('audit.jsonl', line)));
    const [first, ...others] = await files.lines('audit.jsonl');
    expect([first, others.sort()]).toEqual(['first', lines]);
  });

  it('keeps the order of lines that are added in the same millisecond', async () => {
    const files = await newFiles();
    const clock = jest.spyOn(Date.prototype, 'toISOString').mockReturnValue(new Date().toISOString());
    const lines = Array.from({ length: 12 }, (_, index) => `line ${index}`);
    try {
      for (const line of lines) await files.append('audit.jsonl', line);
    } finally {
      clock.mockRestore();
    }
    expect(await files.lines('audit.jsonl')).toEqual(lines);
  });

  it.each(['../outside.json', 'a/../../outside.json', '/etc/outside.json'])(
    'has no file %s',
    async (name) => {
      const files = await newFiles();
      await expect(files.create(name, 'x')).rejects.toThrow('outside the registry');
    },
  );
});

it('work on many files rejects after all of it has settled', async () => {
  let underWay = 0;
  const work = async (index: number) => {
    underWay += 1;
    try {
      if (index === 0) throw new Error('the disk is full');
      for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
    } finally {
      underWay -= 1;
    }
  };
  await expect(eachOf([0, 1, 2], work)).rejects.toThrow('the disk is full');
  expect(underWay).toBe(0);
});
