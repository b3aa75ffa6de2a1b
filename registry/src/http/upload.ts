import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { isFileName, MOST_FILES, MOST_OF_A_FILE } from '#builds/build-folder.ts';

/** Bytes of all files of a build. */
export const MOST_BYTES = 64 * 1024 * 1024;

/** What a team sent cannot be a build. */
export class UploadError extends Error {
  constructor(
    message: string,
    readonly status: 400 | 413 | 415 = 400,
  ) {
    super(message);
  }
}

/** Limits of the reader of uploads; each part is one file, and its field is the name below the build's folder. */
export const uploadLimits = { fileSize: MOST_OF_A_FILE, files: MOST_FILES, fields: 0, fieldNameSize: 400 };

/**
 * Writes a build that is sent file by file to a folder of its own, so that no more than a piece of one file is in memory. The
 * folder is gone when `work` is done.
 */
export async function withUpload<T>(
  request: FastifyRequest,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  if (!request.isMultipart())
    throw new UploadError('A build is sent as multipart/form-data, a part for each file.', 415);
  const folder = await mkdtemp(path.join(tmpdir(), 'lintel-upload-'));
  try {
    await receive(request, folder);
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function receive(request: FastifyRequest, folder: string): Promise<void> {
  const names = new Set<string>();
  let left = MOST_BYTES;
  try {
    for await (const part of request.files()) {
      const name = part.fieldname;
      if (!isFileName(name))
        throw new UploadError(`${name.slice(0, 100)} is no name for a file of a release.`);
      if (names.has(name.toLowerCase())) throw new UploadError(`There are two files named ${name}.`);
      names.add(name.toLowerCase());
      const target = path.join(folder, name);
      await mkdir(path.dirname(target), { recursive: true });
      const file = createWriteStream(target, { flags: 'wx' });
      // Refused before it is there, the file would appear while the folder is being removed.
      await once(file, 'open');
      await pipeline(
        part.file,
        async function* (pieces: AsyncIterable<Buffer>) {
          for await (const piece of pieces) {
            left -= piece.length;
            if (left < 0) throw new UploadError(`A build may have ${MOST_BYTES} bytes.`, 413);
            yield piece;
          }
        },
        file,
      );
      if (part.file.truncated) throw new UploadError(`${name} has more than ${MOST_OF_A_FILE} bytes.`, 413);
    }
  } catch (error) {
    if (error instanceof UploadError) throw error;
    const { statusCode = 0, code = '' } = error as { statusCode?: number; code?: string };
    if (statusCode === 413) throw new UploadError(`A build may have ${MOST_FILES} files.`, 413);
    // What the disk has against it is no fault of the team's; a connection that breaks off is.
    if (/^E[A-Z]+$/.test(code) && !['EEXIST', 'ECONNRESET'].includes(code)) throw error;
    throw new UploadError('The build did not arrive as a whole.');
  }
}
