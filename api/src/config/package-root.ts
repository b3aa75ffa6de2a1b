import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of this package, whether the code runs from `src` or from the bundle in `dist`. */
export function packageRoot(): string {
  let folder = path.dirname(fileURLToPath(import.meta.url));
  while (!fs.existsSync(path.join(folder, 'migrations'))) {
    const parent = path.dirname(folder);
    if (parent === folder) throw new Error('the folder with the migrations is missing beside the server');
    folder = parent;
  }
  return folder;
}
