import { createProgram } from '#cli/program.ts';
import { bucketStore, type BucketStore } from '#testing/bucket-store.ts';
import { buildFolder } from '#testing/build-folder.ts';
import { bucketFiles } from './bucket-files.ts';
import { openFiles } from './open-files.ts';

const stores: BucketStore[] = [];
async function newStore(options?: Parameters<typeof bucketStore>[0]) {
  const store = await bucketStore(options);
  stores.push(store);
  return store;
}
afterAll(() => Promise.all(stores.map((store) => store.close())));

const bucket = {
  REGISTRY_STORAGE: 's3',
  REGISTRY_S3_BUCKET: 'lintel',
  REGISTRY_S3_ACCESS_KEY: 'key',
  REGISTRY_S3_SECRET_KEY: 'secret',
};

describe('the store of the registry', () => {
  it('is a folder unless the environment is configured otherwise', async () => {
    expect((await openFiles('/some/where', {})).folder).toBe('/some/where');
    expect((await openFiles('/some/where', bucket)).folder).toBeNull();
  });

  it.each([
    ['REGISTRY_S3_BUCKET', undefined],
    ['REGISTRY_S3_SECRET_KEY', undefined],
    ['REGISTRY_S3_ENDPOINT', 'files:9000'],
    ['REGISTRY_S3_PREFIX', 'registry'],
    ['REGISTRY_STORAGE', 'tape'],
  ])('names the variable %s when it is %s', async (name, value) => {
    await expect(openFiles('/some/where', { ...bucket, [name]: value })).rejects.toThrow(name);
  });

  it('has the command line work on a bucket, from publishing to explaining and going back', async () => {
    const { endpoint, prefix } = (await newStore()).settings();
    const variables = {
      ...bucket,
      REGISTRY_S3_ENDPOINT: endpoint,
      REGISTRY_S3_PREFIX: prefix,
      REGISTRY_S3_ACCESS_KEY: 'key',
      REGISTRY_S3_SECRET_KEY: 'key',
    };
    const lines: string[] = [];
    const run = (...words: string[]) =>
      createProgram((line) => void lines.push(line), variables).parseAsync(words, { from: 'user' });
    const next = { version: '1.1.0', build: 'bbbbbbbb' };
    const builds = [{ name: 'shell' }, { name: 'mfe-chat' }, { name: 'mfe-chat', ...next }];
    await run('publish', ...(await Promise.all(builds.map(buildFolder))));
    await run('lock', 'shell@1.0.0', 'mfe-chat@1.0.0');
    await run('lock', 'mfe-chat@1.1.0');
    await run('explain', 'mfe-chat');
    await run('revert');
    expect(lines.slice(1)).toEqual([
      'environment local is at lock 1',
      'environment local is at lock 2',
      expect.stringContaining('mfe-chat 1.1.0-bbbbbbbb on'),
      'environment local is at lock 1',
    ]);
  });

  it('refuses a store that would let two writers overwrite each other, before the first write', async () => {
    const files = bucketFiles((await newStore({ forgetful: true })).settings());
    await expect(files.create('moves/1.json', 'x')).rejects.toThrow('ignores If-None-Match');
    expect(await files.read('moves/1.json')).toBeNull();
    files.close();
  });

  it('fails when the store is out of reach, instead of answering that there is nothing', async () => {
    const lost = bucketFiles({
      endpoint: 'http://127.0.0.1:9',
      region: 'x',
      bucket: 'b',
      prefix: '',
      accessKey: 'a',
      secretKey: 's',
    });
    await expect(lost.read('environments/local/pointer.json')).rejects.toThrow('ECONNREFUSED');
    lost.close();
  });
});
