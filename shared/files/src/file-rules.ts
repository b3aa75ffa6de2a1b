/** What a file is, by what is in it. */
export type FileKind =
  | 'jpg'
  | 'png'
  | 'webp'
  | 'gif'
  | 'avif'
  | 'heic'
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'txt'
  | 'mp3'
  | 'm4a'
  | 'mp4'
  | 'webm';

/** What a place accepts. */
export interface FileRules {
  kinds: readonly FileKind[];
  /** Of the file as the user chose it. */
  maxBytes: number;
  /** Pictures: the shorter edge has at least so many pixels. */
  minEdge?: number;
  /** Pictures: width times height is at most this, else the file is refused before it is decoded. */
  maxPixels?: number;
  /** Pictures: moving ones are accepted. */
  mayMove?: boolean;
}

const MEGABYTE = 1_000_000;

/** Photos that are prepared before they are sent: what a telephone takes, in what every browser shows. */
export const photoRules: FileRules = {
  kinds: ['jpg', 'png', 'webp'],
  maxBytes: 40 * MEGABYTE,
  minEdge: 120,
  // As many as the back end decodes.
  maxPixels: 50_000_000,
};

/** Why a file is refused. */
export type FileProblemCode =
  | 'empty'
  | 'tooLarge'
  | 'wrongType'
  | 'heic'
  | 'truncated'
  | 'unreadable'
  /** What reads files could not be loaded: the file may be right. */
  | 'notLoaded'
  | 'tooSmall'
  | 'tooManyPixels'
  | 'moving'
  /** It was chosen before; stated by the caller, who knows what there is. */
  | 'repeated';

/** A reason with the values for its text, e.g. the limit. */
export interface FileProblem {
  code: FileProblemCode;
  params: { readonly [name: string]: string | number };
}

/** What is known of a file. */
export interface FileFacts {
  kind: FileKind;
  /** Of pictures, as they are shown. */
  width?: number;
  height?: number;
  /** The picture holds the place where it was taken. `preparePhoto` takes it away. */
  hasLocation?: boolean;
}

export interface FileCheck {
  ok: boolean;
  problems: readonly FileProblem[];
  /** Absent when the file was refused before it was read. */
  facts?: FileFacts;
}

export const refusal = (
  code: FileProblemCode,
  params: FileProblem['params'] = {},
  facts?: FileFacts,
): FileCheck => ({ ok: false, problems: [{ code, params }], ...(facts && { facts }) });

/** What can be known without reading the file. */
export function checkSize({ size }: { size: number }, { maxBytes }: FileRules): FileCheck | undefined {
  if (size === 0) return refusal('empty');
  return size > maxBytes ? refusal('tooLarge', { bytes: size, maxBytes }) : undefined;
}
