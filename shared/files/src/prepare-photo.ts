import { besidePage } from './beside-page.ts';
import { codeOf } from './load-code.ts';
import type { FileProblem } from './file-rules.ts';
import type { PrepareOptions } from './pictures/prepare-picture.ts';

export type PreparedPhoto =
  | { ok: true; file: File; width: number; height: number }
  | { ok: false; problems: readonly FileProblem[] };

const extensions: Record<string, string> = { 'image/webp': 'webp', 'image/jpeg': 'jpg' };

/**
 * Makes a photo ready to be sent: upright, at most 2048 pixels long, as WebP (JPEG where the browser writes none), without place, time
 * and camera. Check the file first: a picture of too many pixels would be decoded here.
 */
export async function preparePhoto(file: File, options: PrepareOptions = {}): Promise<PreparedPhoto> {
  try {
    const { blob, width, height } = await besidePage({ type: 'prepare', file, options });
    const name = `${file.name.replace(/\.[^.]*$/, '')}.${extensions[blob.type] ?? 'jpg'}`;
    return { ok: true, file: new File([blob], name, { type: blob.type }), width, height };
  } catch (error) {
    return { ok: false, problems: [{ code: codeOf(error), params: {} }] };
  }
}
