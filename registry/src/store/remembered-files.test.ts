import { newFolder } from '#testing/new-registry.ts';
import { rememberedFiles } from './remembered-files.ts';

const pointer = 'environments/staging/pointer.json';
const lock = 'environments/staging/locks/1.json';

async function setUp(memory: Parameters<typeof rememberedFiles>[1] = {}) {
  const files = await newFolder();
  const asked: string[] = [];
  const clock = { now: 0, isDown: false };
  const far = {
    ...files,
    async read(name: string) {
      asked.push(name);
      if (clock.isDown) throw new Error('out of reach');
      return files.read(name);
    },
  };
  const near = rememberedFiles(far, { now: () => clock.now, ...memory });
  const text = async (name: string) => String(await near.read(name));
  return { files, near, text, asked, clock };
}

describe('the cache of files', () => {
  it('reads an immutable file once, also for requests at the same time', async () => {
    const { files, text, asked } = await setUp();
    await files.create(lock, 'one');
    expect(await Promise.all([text(lock), text(lock), text(lock)])).toEqual(['one', 'one', 'one']);
    await text(lock);
    expect(asked).toEqual([lock]);
  });

  it('reads a missing file again', async () => {
    const { files, near, text } = await setUp();
    expect(await near.read(lock)).toBeNull();
    await files.create(lock, 'one');
    expect(await text(lock)).toBe('one');
  });

  it('stays within its memory', async () => {
    const { files, text, asked } = await setUp({ bytes: 2_500 });
    const names = [1, 2, 3].map((number) => `assets/mfe-chat/${number}.js`);
    for (const name of names) await files.create(name, 'x'.repeat(1_000));
    for (const name of [...names, names[0]!, names[2]!]) await text(name);
    expect(asked).toEqual([...names, names[0]]);
  });

  it('sees a pointer of another writer also when the clock of the machine is set back', async () => {
    const files = await newFolder();
    const today = jest.spyOn(Date, 'now').mockReturnValue(86_400_000);
    try {
      const near = rememberedFiles(files, { pointerAge: 0 });
      await files.replace(pointer, 'first');
      await near.read(pointer);
      await files.replace(pointer, 'second');
      today.mockReturnValue(0);
      expect(String(await near.read(pointer))).toBe('second');
    } finally {
      today.mockRestore();
    }
  });

  it('sees a pointer of another writer within a second, and its own at once', async () => {
    const { files, near, text, clock } = await setUp();
    await files.replace(pointer, 'first');
    await text(pointer);
    await files.replace(pointer, 'second');
    clock.now = 999;
    expect(await text(pointer)).toBe('first');
    clock.now = 1_000;
    expect(await text(pointer)).toBe('second');
    await near.replace(pointer, 'third');
    expect(await text(pointer)).toBe('third');
  });

  it('goes on with its last pointer while the store is out of reach', async () => {
    const { files, near, text, clock, asked } = await setUp();
    await files.replace(pointer, 'first');
    await text(pointer);
    clock.isDown = true;
    for (clock.now = 1_000; clock.now < 3_000; clock.now += 100) expect(await text(pointer)).toBe('first');
    expect(asked).toHaveLength(3);
    clock.isDown = false;
    await files.replace(pointer, 'second');
    expect(await text(pointer)).toBe('second');
    clock.isDown = true;
    await expect(near.read('environments/production/pointer.json')).rejects.toThrow('out of reach');
  });

  it('forgets removed files', async () => {
    const { files, near, text } = await setUp();
    await files.create('assets/mfe-chat/1.0.0/a.js', 'a');
    await text('assets/mfe-chat/1.0.0/a.js');
    await near.remove('assets/mfe-chat/1.0.0');
    expect(await near.read('assets/mfe-chat/1.0.0/a.js')).toBeNull();
  });
});
