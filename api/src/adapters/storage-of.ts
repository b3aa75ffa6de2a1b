import path from 'node:path';
import type { Config } from '../config.ts';
import type { StoragePort } from '../ports/storage.ts';
import { diskStorage } from './storage-disk.ts';

/** The storage that the configuration chose. The client of S3 is loaded only where it is used. */
export async function storageOf({
  storage,
  dataDirectory,
}: Pick<Config, 'storage' | 'dataDirectory'>): Promise<StoragePort> {
  if (!storage.s3) return diskStorage(path.join(dataDirectory, 'files'));
  const { s3Storage } = await import('./storage-s3.ts');
  return s3Storage(storage.s3);
}
