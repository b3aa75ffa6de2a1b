import type { FileCheck, FileRules } from './file-rules.ts';
import { inspectFile } from './inspect-file.ts';
import { preparePicture, type PreparedPicture, type PrepareOptions } from './pictures/prepare-picture.ts';

/** What is done beside the page. */
export type Task =
  | { type: 'check'; file: Blob; rules: FileRules }
  | { type: 'prepare'; file: Blob; options: PrepareOptions };

/** What comes of each. */
export interface Outcomes {
  check: FileCheck;
  prepare: PreparedPicture;
}

/** Does it where it is called: in the worker, or in the page of a browser that has none. */
export const runTask = (task: Task, pause?: () => Promise<unknown>): Promise<FileCheck | PreparedPicture> =>
  task.type === 'check' ? inspectFile(task.file, task.rules) : preparePicture(task.file, task.options, pause);
