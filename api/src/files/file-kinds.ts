import { fileTypeFromBuffer } from 'file-type';

/** What a file is, by what is in it. The name of an upload is ignored. */
export type FileKind =
  | 'jpg'
  | 'png'
  | 'gif'
  | 'webp'
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'txt'
  | 'mp3'
  | 'm4a'
  | 'mp4'
  | 'webm'
  | 'ogg';

/** Kinds that are decoded and stored as WebP. */
export const pictureKinds: ReadonlySet<FileKind> = new Set(['jpg', 'png', 'gif', 'webp']);

const byExtension: Record<string, FileKind> = {
  jpg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  pdf: 'pdf',
  docx: 'docx',
  mp3: 'mp3',
  m4a: 'm4a',
  mp4: 'mp4',
  webm: 'webm',
  // What a container holds is part of its extension there.
  ogg: 'ogg',
  oga: 'ogg',
  opus: 'ogg',
};

/** Old Office files share one container; the name of the main stream tells a letter from a table. */
const WORD_STREAM = Buffer.from('WordDocument', 'utf16le');

// oxlint-disable-next-line no-control-regex -- finds bytes that no text has
const NOT_TEXT = /[\u0000-\u0008\u000e-\u001a\u001c-\u001f]/;

function isText(bytes: Uint8Array): boolean {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.length > 0 && !NOT_TEXT.test(text);
  } catch {
    return false;
  }
}

/** Undefined for what is not accepted anywhere. */
export async function kindOf(bytes: Uint8Array): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  if (!found) return isText(bytes) ? 'txt' : undefined;
  if (found.ext === 'cfb') return Buffer.from(bytes).includes(WORD_STREAM) ? 'doc' : undefined;
  // Markup is text that a browser would run.
  return byExtension[found.ext];
}
