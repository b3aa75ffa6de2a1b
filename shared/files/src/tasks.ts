import type { FileCheck, FileRules } from './file-rules.ts';
import { inspectFile } from './inspect-file.ts';
import type { PhotoMeasures } from './measures/photo-measures.ts';
import { measurePicture } from './pictures/measure-picture.ts';
import { preparePicture, type PreparedPicture, type PrepareOptions } from './pictures/prepare-picture.ts';

/** What is done beside the page. */
export type FileTask =
  | { type: 'check'; file: Blob; rules: FileRules }
  | { type: 'prepare'; file: Blob; options: PrepareOptions }
  | { type: 'measure'; file: Blob };

/** What comes of each. */
export interface Outcomes {
  check: FileCheck;
  prepare: PreparedPicture;
  measure: PhotoMeasures;
}

/** Does it where it is called: in the worker, or in the page of a browser that has none. */
export function runTask(task: FileTask, pause?: () => Promise<unknown>): Promise<Outcomes[FileTask['type']]> {
  switch (task.type) {
    case 'check':
      return inspectFile(task.file, task.rules);
    case 'prepare':
      return preparePicture(task.file, task.options, pause);
    case 'measure':
      return measurePicture(task.file, pause);
  }
}
