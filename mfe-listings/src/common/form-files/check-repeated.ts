import { checkFile, type FileCheck, type FileRules } from '@lintel/files';
import { originOf } from './listing-file.ts';

const repeated: FileCheck = { ok: false, problems: [{ code: 'repeated', params: {} }] };

/** A check of chosen files that refuses those that the form has by now. `origins`: of these, see {@link originOf}. */
export const checkRepeated =
  (origins: readonly (string | undefined)[]) =>
  (file: File, rules: FileRules): Promise<FileCheck> =>
    origins.includes(originOf(file)) ? Promise.resolve(repeated) : checkFile(file, rules);
