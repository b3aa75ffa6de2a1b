export { checkFile } from './check-file.ts';
export { measurePhoto } from './measure-photo.ts';
export { isSamePhoto } from './measures/photo-hash.ts';
export { photoProblems, type PhotoMeasures, type PhotoProblem } from './measures/photo-measures.ts';
export { tasksAtOnce } from './tasks-at-once.ts';
export { preparePhoto, type PreparedPhoto } from './prepare-photo.ts';
export type { CropArea, PrepareOptions } from './pictures/prepare-picture.ts';
export {
  photoRules,
  type FileCheck,
  type FileFacts,
  type FileKind,
  type FileProblem,
  type FileProblemCode,
  type FileRules,
} from './file-rules.ts';
