import { randomBytes } from 'node:crypto';
import type { UploadedFile } from '@lintel/api-contract/schemas';
import { isConnectionLost } from '#db/server/lost-connection.ts';
import { DomainError } from '#http/domain-error.ts';
import type { StoragePort } from '#ports/storage.ts';
import { ownedPaths, type OwnedPaths } from './owned-folders.ts';
import { kindOf, pictureKinds, type FileKind } from './file-kinds.ts';
import { oggToWebm } from './recordings.ts';
import { dimensions, rework, type Picture, type PictureFormat } from '#files/images/picture.ts';

const KILOBYTE = 1024;
/** Pixels of the longest edge: enough for a full screen. */
const LONGEST = 2048;

interface Rule {
  /** Name of the field on the wire; refusals name it. */
  readonly field: string;
  /** Folder of docs/spec/wire-format.md#files, without a slash at its end. */
  readonly folder: string;
  readonly kinds: readonly FileKind[];
  /** Kilobytes. */
  readonly most: number;
}
export interface ImageRule extends Rule {
  /** Pixels of the longest edge as stored; larger ones are made smaller. Default 2048. */
  readonly longest?: number;
  /** Pixels that both edges need. */
  readonly smallest?: number;
}
export interface DocumentRule extends Rule {
  /** PNG stays PNG and every other picture becomes JPEG, for clients that know no other; else pictures become WebP. */
  readonly pictures?: 'jpg-or-png';
  /** Ogg becomes WebM with the same sound, since Safari before 18.4 plays no Ogg. */
  readonly sounds?: 'playable';
}

export interface StoredImage extends Omit<Picture, 'bytes'> {
  /** Path in the storage, e.g. `users/3f2a….webp`. */
  readonly path: string;
}
export interface StoredDocument {
  readonly path: string;
  /** Extension by content: pdf, doc, docx, txt, mp3, m4a, mp4, webm, ogg; pictures as the rule wants them. */
  readonly type: string;
  /** Name to show; what the user called the file, made harmless. */
  readonly fileName: string;
  /** Bytes as stored. */
  readonly size: number;
}

const refuse = (field: string, message: string) =>
  new DomainError('validation', `The field ${field} ${message}.`, { fields: { [field]: message } });

const listed = (kinds: readonly FileKind[]) => kinds.join(', ');

/** 128 random bits: the address of a file cannot be guessed. */
const newPath = (folder: string, extension: string) =>
  `${folder}/${randomBytes(16).toString('hex')}.${extension}`;

async function checked({ bytes }: UploadedFile, { field, kinds, most }: Rule): Promise<FileKind> {
  if (bytes.length === 0) throw refuse(field, 'is empty');
  if (bytes.length > most * KILOBYTE) throw refuse(field, `must have at most ${most} KB`);
  const kind = await kindOf(bytes);
  if (!kind || !kinds.includes(kind)) throw refuse(field, `must be a file of type ${listed(kinds)}`);
  return kind;
}

const MOST_NAME = 120;
/** The last part of the name without characters that file systems or headers treat specially. */
function harmlessName(name: string, extension: string): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const stem = last
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[^\p{L}\p{N}\p{M} ._-]+/gu, '_')
    .slice(0, MOST_NAME)
    .trim();
  return `${stem || 'file'}.${extension}`;
}

async function reworked(
  upload: UploadedFile,
  field: string,
  longest: number,
  format: PictureFormat = 'webp',
): Promise<Picture> {
  return rework(upload.bytes, longest, format).catch((error: unknown) => {
    if (error instanceof DomainError) throw error;
    throw refuse(field, 'is a picture that cannot be read');
  });
}

/**
 * Checks and stores a picture: by content, without what the camera wrote, as WebP. Prefer {@link storingFiles}, which
 * cleans up when the rest fails.
 */
export async function storeImage(
  storage: StoragePort,
  upload: UploadedFile,
  rule: ImageRule,
): Promise<StoredImage> {
  await checked(upload, rule);
  const size = await dimensions(upload.bytes);
  if (!size) throw refuse(rule.field, 'is a picture that cannot be read');
  if (rule.smallest && Math.min(size.width, size.height) < rule.smallest)
    throw refuse(rule.field, `must be at least ${rule.smallest} by ${rule.smallest} pixels`);
  const { bytes, ...picture } = await reworked(upload, rule.field, rule.longest ?? LONGEST);
  const path = newPath(rule.folder, 'webp');
  await storage.put(path, bytes);
  return { path, ...picture };
}

function formatOf(kind: FileKind, { pictures }: DocumentRule): PictureFormat {
  if (pictures === undefined) return 'webp';
  return kind === 'png' ? 'png' : 'jpg';
}

async function storable(upload: UploadedFile, kind: FileKind, rule: DocumentRule) {
  if (pictureKinds.has(kind)) {
    const format = formatOf(kind, rule);
    return { bytes: (await reworked(upload, rule.field, LONGEST, format)).bytes, type: format };
  }
  const webm = kind === 'ogg' && rule.sounds === 'playable' ? await oggToWebm(upload.bytes) : undefined;
  return webm ? { bytes: webm, type: 'webm' } : { bytes: upload.bytes, type: kind };
}

/** Checks and stores a document or a sound. A picture sent as one is treated as {@link storeImage} does. */
export async function storeDocument(
  storage: StoragePort,
  upload: UploadedFile,
  rule: DocumentRule,
): Promise<StoredDocument> {
  const kind = await checked(upload, rule);
  const { bytes, type } = await storable(upload, kind, rule);
  const path = newPath(rule.folder, type);
  await storage.put(path, bytes);
  return { path, type, fileName: harmlessName(upload.fileName, type), size: bytes.length };
}

/**
 * Removes files that nothing refers to any more, each only below the folders of the rows that named it. What cannot be
 * removed now is left to the sweep.
 */
export async function removeFiles(storage: StoragePort, paths: OwnedPaths): Promise<void> {
  await Promise.allSettled(ownedPaths(paths).map((path) => storage.remove(path)));
}

/** The files of one request. */
export interface FileBatch {
  image(upload: UploadedFile, rule: ImageRule): Promise<StoredImage>;
  document(upload: UploadedFile, rule: DocumentRule): Promise<StoredDocument>;
  /** Stores what the caller has checked and made, under a path that the caller has just chosen. */
  put(file: { readonly path: string; readonly bytes: Uint8Array }): Promise<{ path: string }>;
  /** Names files that are no longer needed once the work has succeeded. */
  retire(paths: OwnedPaths): void;
}

/**
 * Runs work that stores files and then writes rows. When it fails, every file that it stored is removed again; when it
 * succeeds, the files that it retired are. So no file outlives its row and no row its file. Where the connection to the database was
 * lost, the rows may be written: the files stay, and the sweep removes those without a row.
 */
export async function storingFiles<T>(
  storage: StoragePort,
  work: (files: FileBatch) => Promise<T>,
): Promise<T> {
  const stored: Promise<{ path: string }>[] = [];
  const retired: OwnedPaths[] = [];
  const noting = <F extends { path: string }>(file: Promise<F>) => {
    stored.push(file);
    return file;
  };
  try {
    const result = await work({
      image: (upload, rule) => noting(storeImage(storage, upload, rule)),
      document: (upload, rule) => noting(storeDocument(storage, upload, rule)),
      put: ({ path, bytes }) => noting(storage.put(path, bytes).then(() => ({ path }))),
      retire: (paths) => void retired.push(paths),
    });
    for (const paths of retired) await removeFiles(storage, paths);
    return result;
  } catch (error) {
    const files = await Promise.allSettled(stored);
    if (isConnectionLost(error)) throw error;
    // These paths were chosen for this request.
    const paths = files.flatMap((file) => (file.status === 'fulfilled' ? [file.value.path] : []));
    await Promise.allSettled(paths.map((path) => storage.remove(path)));
    throw error;
  }
}
