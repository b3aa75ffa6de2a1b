import { besidePage } from './beside-page.ts';
import { codeOf } from './load-code.ts';
import { checkSize, refusal, type FileCheck, type FileRules } from './file-rules.ts';

/**
 * Checks a file by its content before it is sent: kind by bytes, size, pixels, frames, whether its end is there. Name and declared type
 * count for nothing. Never rejects: what cannot be read is `unreadable`, and `notLoaded` where the network does not bring what reads it.
 *
 * @example const { ok, problems } = await checkFile(file, photoRules);
 */
export const checkFile = async (file: Blob, rules: FileRules): Promise<FileCheck> =>
  checkSize(file, rules) ??
  (await besidePage({ type: 'check', file, rules }).catch((error: unknown) => refusal(codeOf(error))));
