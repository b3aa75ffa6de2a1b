import { randomUUID } from 'node:crypto';
import path from 'node:path';
import {
  DeleteObjectCommand,
  GetObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { contentType } from 'mime-types';
import { RegistryError } from './registry-error.ts';
import { eachOf, type RegistryFiles } from './registry-files.ts';

export interface BucketSettings {
  /** Address of a store with the protocol of S3; undefined: Amazon's own. */
  endpoint?: string | undefined;
  region: string;
  bucket: string;
  /** What the names of all files begin with, e.g. `registry/`; empty: the bucket is the registry's alone. */
  prefix: string;
  accessKey: string;
  secretKey: string;
  /** Names that the store tells at once; for tests, the store knows best. */
  pageSize?: number;
}

/** Proves that the store keeps its word; see {@link bucketFiles}. */
const MARK = 'conditional-writes';
/** The store was busy with the same name; how often to ask again, and after how long. */
const TRIES = 5;
const RETRY_DELAY_MS = 50;
/** Enough for all lines that a process adds to its logs. */
const PLACE_DIGITS = 9;

const isCalled = (error: unknown, ...names: string[]) =>
  error instanceof S3ServiceException && names.includes(error.name);

/**
 * A bucket of Amazon S3 or of a store with the same protocol; the bucket must exist. The store must know conditional writes
 * (`If-None-Match: *`): one that does not would let two writers overwrite each other in silence, so before its first write
 * each process tries it out, and refuses such a store.
 */
export function bucketFiles({ bucket: Bucket, prefix, ...settings }: BucketSettings): RegistryFiles & {
  close(): void;
} {
  const client = new S3Client(clientSettings(settings));
  const keyOf = (name: string) => {
    if (name.split('/').some((part) => ['', '.', '..'].includes(part)))
      throw new Error('path outside the registry');
    return prefix + name;
  };
  const put = (name: string, content: Buffer | string, condition: { IfNoneMatch?: '*' } = {}) => {
    const Body = Buffer.from(content);
    const ContentType = contentType(path.posix.basename(name)) || 'application/octet-stream';
    return client.send(
      new PutObjectCommand({
        Bucket,
        Key: keyOf(name),
        Body,
        ContentLength: Body.length,
        ContentType,
        ...condition,
      }),
    );
  };

  async function createAnywhere(name: string, content: Buffer | string): Promise<boolean> {
    for (let tries = 1; ; tries += 1) {
      try {
        await put(name, content, { IfNoneMatch: '*' });
        return true;
      } catch (error) {
        if (isCalled(error, 'PreconditionFailed')) return false;
        if (!isCalled(error, 'ConditionalRequestConflict') || tries === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS * tries));
      }
    }
  }

  let checked: Promise<void> | undefined;
  const checkStore = async () => {
    // The first time ever it is created; the second time it must not be.
    if (!(await createAnywhere(MARK, '')) || !(await createAnywhere(MARK, ''))) return;
    throw new RegistryError(
      `The store of bucket ${Bucket} overwrites files that are to be created (it ignores If-None-Match), so that two changes at the same time could get lost; use one that knows conditional writes.`,
    );
  };

  async function* listed(folder: string, deep: boolean) {
    const { pageSize } = settings;
    const Prefix = `${keyOf(folder)}/`;
    const pages = paginateListObjectsV2(
      { client, ...(pageSize ? { pageSize } : {}) },
      { Bucket, Prefix, ...(deep ? {} : { Delimiter: '/' }) },
    );
    for await (const { Contents = [], CommonPrefixes = [] } of pages) {
      for (const { Key, LastModified: at } of Contents) if (Key) yield { name: Key.slice(Prefix.length), at };
      for (const { Prefix: below } of CommonPrefixes)
        if (below) yield { name: below.slice(Prefix.length, -1), at: undefined };
    }
  }

  /** Lines that this process has added to any log. */
  let appended = 0;

  const files: RegistryFiles & { close(): void } = {
    folder: null,

    async read(name) {
      try {
        const { Body } = await client.send(new GetObjectCommand({ Bucket, Key: keyOf(name) }));
        return Body ? Buffer.from(await Body.transformToByteArray()) : null;
      } catch (error) {
        if (isCalled(error, 'NoSuchKey', 'NotFound')) return null;
        throw error;
      }
    },

    async create(name, content) {
      checked ??= checkStore().catch((error: unknown) => {
        checked = undefined;
        throw error;
      });
      await checked;
      return createAnywhere(name, content);
    },

    async replace(name, content) {
      await put(name, content);
    },

    async children(folder) {
      const names = new Set<string>();
      for await (const { name } of listed(folder, false)) names.add(name);
      return [...names].sort();
    },

    async lastWrite(folder) {
      let last: Date | null = null;
      for await (const { at } of listed(folder, true)) if (at && (!last || at > last)) last = at;
      return last;
    },

    async remove(name) {
      const below: string[] = [];
      for await (const one of listed(name, true)) below.push(`${name}/${one.name}`);
      await eachOf([name, ...below], (one) =>
        client.send(new DeleteObjectCommand({ Bucket, Key: keyOf(one) })),
      );
    },

    // The store shows no object that is not whole.
    async removeDrafts() {},

    // Objects cannot grow: each line is one of its own. Their names bring them into order, also those of one millisecond.
    async append(log, line) {
      const place = String((appended += 1)).padStart(PLACE_DIGITS, '0');
      await put(`${log}/${new Date().toISOString()}-${place}-${randomUUID()}`, line);
    },

    async lines(log) {
      const found = await eachOf(await files.children(log), (name) => files.read(`${log}/${name}`));
      return found.filter((line) => line !== null).map((line) => line.toString('utf8'));
    },

    close: () => client.destroy(),
  };
  return files;
}

const clientSettings = ({
  endpoint,
  region,
  accessKey,
  secretKey,
}: Pick<BucketSettings, 'endpoint' | 'region' | 'accessKey' | 'secretKey'>): S3ClientConfig => ({
  region,
  ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
  credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
  // Stores that do not know the newer checksums keep them as part of the file, without an error.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
});
