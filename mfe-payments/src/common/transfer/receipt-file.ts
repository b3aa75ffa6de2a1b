import {
  checkFile,
  photoRules,
  preparePhoto,
  type FileCheck,
  type FileRules,
  type PreparedPhoto,
} from '@lintel/files';

/** As much as the back end accepts of a file that is sent as it is. */
export const MOST_AS_IT_IS_BYTES = 3_000_000;

/** What may be chosen: a document, or a picture as a telephone takes it. */
export const receiptRules: FileRules = {
  kinds: ['jpg', 'png', 'webp', 'pdf'],
  maxBytes: photoRules.maxBytes,
  maxPixels: 50_000_000,
};

/** Pictures become smaller before they are sent; a document has to be small already. */
export async function checkReceipt(file: File, rules: FileRules): Promise<FileCheck> {
  const check = await checkFile(file, rules);
  if (!check.ok || check.facts?.kind !== 'pdf' || file.size <= MOST_AS_IT_IS_BYTES) return check;
  const params = { bytes: file.size, maxBytes: MOST_AS_IT_IS_BYTES };
  return { ...check, ok: false, problems: [{ code: 'tooLarge', params }] };
}

/**
 * A checked receipt as it is sent: a picture without place, time and camera, as JPEG, which the back end and its reviewers read; a
 * document as it is. Null where the picture cannot be read.
 */
export async function receiptFile(
  file: File,
  prepare: (file: File, options: { asJpeg: true }) => Promise<PreparedPhoto> = preparePhoto,
): Promise<File | null> {
  const { facts } = await checkFile(file, receiptRules);
  if (facts?.kind === 'pdf') return file;
  const prepared = await prepare(file, { asJpeg: true });
  return prepared.ok ? prepared.file : null;
}
