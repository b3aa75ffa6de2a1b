import path from 'node:path';
import type { Config } from '#config/config.ts';
import type { StoragePort } from '#ports/storage.ts';
import { diskStorage } from './disk-storage.ts';

/** The storage that the configuration chose. The client of S3 is loaded only where it is used. */
export async function storageOf({
  storage,
  dataDirectory,
}: Pick<Config, 'storage' | 'dataDirectory'>): Promise<StoragePort> {
  if (!storage.s3) return diskStorage(path.join(dataDirectory, 'files'));
  const { s3Storage } = await import('./s3-storage.ts');
  return s3Storage(storage.s3);
}
