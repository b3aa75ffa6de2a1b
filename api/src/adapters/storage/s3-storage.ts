import { Readable } from 'node:stream';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { StorageAway, type StoragePort } from '#ports/storage.ts';
import type { S3Settings } from '#config/storage-config.ts';

const isMissing = (error: unknown) =>
  error instanceof Error && ['NotFound', 'NoSuchKey'].includes(error.name);

const checkPath = (path: string) => {
  if (path.startsWith('/') || path.split('/').includes('..') || path.includes('\u0000'))
    throw new Error('path outside the storage');
  return path;
};

/** For a connection, and until an answer begins. Its bytes may pause for longer: their reader may be slow. */
const TIMEOUT_MS = 10_000;

/** The store gives no answer, or one that it is busy or broken. */
function isAway(error: unknown): boolean {
  const { $metadata, code, name } = (error ?? {}) as {
    $metadata?: { httpStatusCode?: number };
    code?: unknown;
    name?: unknown;
  };
  const status = $metadata?.httpStatusCode;
  return status === undefined ? code !== undefined || name === 'TimeoutError' : status >= 500;
}

const clientSettings = (
  { endpoint, region, accessKey, secretKey }: S3Settings,
  timeoutMs: number,
): S3ClientConfig => ({
  region,
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  // Stores that do not know the newer checksums keep them as part of the file, without an error.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: {
    connectionTimeout: timeoutMs,
    requestTimeout: timeoutMs,
    throwOnRequestTimeout: true,
  },
});

/** A bucket of Amazon S3 or of a store with the same protocol. The bucket must exist. */
export function s3Storage(
  settings: S3Settings,
  { timeoutMs = TIMEOUT_MS }: { timeoutMs?: number } = {},
): StoragePort & { close(): void } {
  const { bucket: Bucket } = settings;
  const client = new S3Client(clientSettings(settings, timeoutMs));
  client.middlewareStack.add(
    (next) => async (args) => {
      try {
        return await next(args);
      } catch (error) {
        if (!isAway(error)) throw error;
        const { message } = error as Error;
        throw new StorageAway(`the store of files is away: ${message}`, { cause: error });
      }
    },
    { step: 'initialize' },
  );

  async function sizeOf(Key: string): Promise<number | undefined> {
    try {
      const { ContentLength } = await client.send(new HeadObjectCommand({ Bucket, Key }));
      return ContentLength;
    } catch (error) {
      if (isMissing(error)) return undefined;
      throw error;
    }
  }

  /** Requests the bytes when the stream is read, not before. */
  async function* bytesOf(Key: string, range?: { start: number; end: number }) {
    const { Body } = await client.send(
      new GetObjectCommand({ Bucket, Key, ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) }),
    );
    if (Body) yield* Body as Readable;
  }

  return {
    async put(path, bytes) {
      const Key = checkPath(path);
      await client.send(new PutObjectCommand({ Bucket, Key, Body: bytes, ContentLength: bytes.length }));
      const size = await sizeOf(Key);
      if (size === bytes.length) return;
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
      throw new Error(`the store kept ${size ?? 'none'} of ${bytes.length} bytes of ${path}`);
    },

    async open(path) {
      const Key = checkPath(path);
      const size = await sizeOf(Key);
      if (size === undefined) return undefined;
      return { size, read: (range) => Readable.from(bytesOf(Key, range), { objectMode: false }) };
    },

    async remove(path) {
      await client.send(new DeleteObjectCommand({ Bucket, Key: checkPath(path) }));
    },

    async *list(folder) {
      const pages = paginateListObjectsV2({ client }, { Bucket, Prefix: `${checkPath(folder)}/` });
      for await (const { Contents = [] } of pages) {
        for (const { Key, LastModified } of Contents)
          if (Key && LastModified) yield { path: Key, storedAt: LastModified };
      }
    },

    close: () => client.destroy(),
  };
}
