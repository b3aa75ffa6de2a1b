import {
  checkSize,
  refusal,
  type FileCheck,
  type FileFacts,
  type FileKind,
  type FileProblem,
  type FileRules,
} from './file-rules.ts';
import { kindOf } from './kind-of.ts';
import { readGif } from './formats/gif.ts';
import { readJpeg } from './formats/jpeg.ts';
import type { PictureHeader } from './formats/picture-header.ts';
import { readPng } from './formats/png.ts';
import { readWebp } from './formats/webp.ts';

const readers: Partial<Record<string, (bytes: Uint8Array) => PictureHeader | undefined>> = {
  jpg: readJpeg,
  png: readPng,
  webp: readWebp,
  gif: readGif,
};

/** What the header of a picture of this kind states; undefined where it cannot be read. */
export const readHeader = async (file: Blob, kind: FileKind): Promise<PictureHeader | undefined> =>
  readers[kind]?.(new Uint8Array(await file.arrayBuffer()));

/** Checks what is in a file. Pictures are measured by their headers: nothing is decoded. */
export async function inspectFile(file: Blob, rules: FileRules): Promise<FileCheck> {
  const early = checkSize(file, rules);
  if (early) return early;
  const kind = await kindOf(file);
  if (!kind || !rules.kinds.includes(kind))
    return kind === 'heic' ? refusal('heic') : refusal('wrongType', { kind: kind ?? '' });
  if (!readers[kind]) return { ok: true, problems: [], facts: { kind } };
  const header = await readHeader(file, kind);
  if (!header) return refusal('unreadable', {}, { kind });
  const { width, height, hasLocation } = header;
  const facts: FileFacts = { kind, width, height, hasLocation };
  const problems = pictureProblems(header, rules);
  return { ok: problems.length === 0, problems, facts };
}

function pictureProblems(header: PictureHeader, rules: FileRules): FileProblem[] {
  const { width, height, isMoving, isWhole } = header;
  const { minEdge = 1, maxPixels = Infinity, mayMove = false } = rules;
  const found: (FileProblem | false)[] = [
    !isWhole && { code: 'truncated', params: {} },
    Math.min(width, height) < minEdge && { code: 'tooSmall', params: { width, height, minEdge } },
    width * height > maxPixels && { code: 'tooManyPixels', params: { width, height, maxPixels } },
    isMoving && !mayMove && { code: 'moving', params: {} },
  ];
  return found.filter((problem) => problem !== false);
}
