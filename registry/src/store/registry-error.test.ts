import { bucketFiles } from './bucket-files.ts';
import { storageFault } from './registry-error.ts';

const called = (code: string) => Object.assign(new Error(`${code}: some words`), { code });

describe('an error of the folder or the bucket', () => {
  it('is one sentence for the user who can put it right', () => {
    expect(storageFault(called('ENOSPC'))).toBe(
      'The disk of the registry is full; make room and do it again. (ENOSPC)',
    );
    expect(storageFault(called('EACCES'))).toContain('may not read or write');
    expect(storageFault(called('ENOTEMPTY'))).toContain('was written to while it was being removed');
  });

  it('is so for a store that does not answer', async () => {
    const files = bucketFiles({
      endpoint: 'http://127.0.0.1:1',
      region: 'us-east-1',
      bucket: 'homes',
      prefix: '',
      accessKey: 'a',
      secretKey: 'b',
    });
    const error: unknown = await files.read('releases/a.json').catch((cause: unknown) => cause);
    files.close();
    expect(storageFault(error)).toContain('cannot be reached');
  });

  it('is none of the registry where it is any other', () => {
    expect(storageFault(called('EPIPE'))).toBeUndefined();
    expect(storageFault(new Error('toString'))).toBeUndefined();
    expect(storageFault('ENOSPC')).toBeUndefined();
  });
});
