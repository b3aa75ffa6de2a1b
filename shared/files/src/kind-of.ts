import { fileTypeFromBlob } from 'file-type';
import type { FileKind } from './file-rules.ts';

const byExtension: Record<string, FileKind> = {
  jpg: 'jpg',
  png: 'png',
  // A moving PNG is a PNG.
  apng: 'png',
  webp: 'webp',
  gif: 'gif',
  avif: 'avif',
  heic: 'heic',
  heif: 'heic',
  pdf: 'pdf',
  docx: 'docx',
  mp3: 'mp3',
  m4a: 'm4a',
  mp4: 'mp4',
  webm: 'webm',
};

/** Old Office files share one container; the name of the main stream distinguishes a letter from a table. */
const WORD_STREAM = [...'WordDocument'].flatMap((letter) => [letter.charCodeAt(0), 0]);

function includes(bytes: Uint8Array, part: readonly number[]): boolean {
  for (let at = bytes.indexOf(part[0]!); at !== -1; at = bytes.indexOf(part[0]!, at + 1))
    if (part.every((byte, index) => bytes[at + index] === byte)) return true;
  return false;
}

// oxlint-disable-next-line no-control-regex -- finds bytes that no text has
const NOT_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;
/** How much of a file is read to see whether it is text. */
const TEXT_SAMPLE_BYTES = 64 * 1024;

async function isText(file: Blob): Promise<boolean> {
  try {
    const bytes = await file.slice(0, TEXT_SAMPLE_BYTES).arrayBuffer();
    // A letter that the end of the sample cuts in two is no error.
    return !NOT_TEXT.test(new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true }));
  } catch {
    return false;
  }
}

/** What a file is by its bytes, as the back end finds it: name and declared type count for nothing. */
export async function kindOf(file: Blob): Promise<FileKind | undefined> {
  const found = await fileTypeFromBlob(file).catch(() => undefined);
  if (!found) return (await isText(file)) ? 'txt' : undefined;
  if (found.ext === 'cfb')
    return includes(new Uint8Array(await file.arrayBuffer()), WORD_STREAM) ? 'doc' : undefined;
  return byExtension[found.ext];
}
