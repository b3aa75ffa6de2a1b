import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { openDocument, writeDurably } from './document.ts';

const schema = z.object({ names: z.array(z.string()) });
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-document-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const file = () => path.join(folder, 'deep', 'names.json');
const openNames = (write = writeDurably) =>
  openDocument({ file: file(), schema, empty: { names: [] }, write });

describe('a durable document', () => {
  it('is on disk by the time a change is confirmed, and comes back when opened again', async () => {
    const names = await openNames();
    await names.change((draft) => draft.names.push('Ada'));
    expect(JSON.parse(await readFile(file(), 'utf8'))).toEqual({ names: ['Ada'] });
    expect((await openNames()).read()).toEqual({ names: ['Ada'] });
  });

  it('keeps every one of many changes made at once and leaves no temporary file behind', async () => {
    const names = await openNames();
    await Promise.all(
      Array.from({ length: 200 }, (_, n) => names.change((draft) => draft.names.push(`n${n}`))),
    );
    expect((await openNames()).read().names).toHaveLength(200);
    expect(await readdir(path.dirname(file()))).toEqual(['names.json']);
  });

  it('joins changes that arrive during a write into one further write', async () => {
    let writes = 0;
    const names = await openNames(async (...args) => {
      writes += 1;
      await writeDurably(...args);
    });
    await Promise.all(
      Array.from({ length: 50 }, (_, n) => names.change((draft) => draft.names.push(`n${n}`))),
    );
    expect(writes).toBeLessThanOrEqual(2);
  });

  it('changes nothing when the edit throws', async () => {
    const names = await openNames();
    const refused = names.change((draft) => {
      draft.names.push('half');
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    expect(names.read()).toEqual({ names: [] });
  });

  it('keeps the confirmed state when the disk refuses, and works again afterwards', async () => {
    let isFull = false;
    const names = await openNames(async (...args) => {
      if (isFull) throw new Error('ENOSPC');
      await writeDurably(...args);
    });
    await names.change((draft) => draft.names.push('kept'));
    isFull = true;
    const outcomes = await Promise.allSettled(
      ['lost', 'lost as well'].map((name) => names.change((draft) => draft.names.push(name))),
    );
    expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
    isFull = false;
    await names.change((draft) => draft.names.push('later'));
    expect((await openNames()).read().names).toEqual(['kept', 'later']);
  });

  it('refuses a damaged file with its name and the way out', async () => {
    await (await openNames()).change((draft) => draft.names.push('x'));
    await writeFile(file(), '{"names": [1');
    await expect(openNames()).rejects.toThrow(/names\.json is not readable .* Move it away/);
  });
});
