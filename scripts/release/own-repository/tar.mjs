// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../requests.mjs';

const BLOCK = 512;

/** A folder as the archive that npm unpacks: every file below `package/`, also those that are one file on the disk. @param {string} dir */
export function tarOf(dir) {
  const parts = filesBelow(dir).flatMap((file) => {
    const content = fs.readFileSync(file);
    const name = `package/${path.relative(dir, file).split(path.sep).join('/')}`;
    return [
      headerOf(name, content.length, fs.statSync(file).mode),
      content,
      Buffer.alloc(-content.length & (BLOCK - 1)),
    ];
  });
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)]);
}

/** @param {string} name @param {number} size @param {number} mode */
function headerOf(name, size, mode) {
  // A long name continues in a field of its own, cut at a slash.
  const cut = name.length > 100 ? name.indexOf('/', name.length - 101) : -1;
  const header = Buffer.alloc(BLOCK);
  const octal = (/** @type {number} */ value, /** @type {number} */ at, /** @type {number} */ digits) =>
    header.write(value.toString(8).padStart(digits, '0'), at);
  header.write(name.slice(cut + 1), 0, 100);
  octal(mode & 0o777, 100, 7);
  octal(size, 124, 11);
  octal(0, 136, 11);
  header.write('0', 156);
  header.write('ustar\u000000', 257);
  if (cut > 0) header.write(name.slice(0, cut), 345, 155);
  header.fill(' ', 148, 156);
  octal(
    header.reduce((sum, byte) => sum + byte, 0),
    148,
    6,
  );
  header.write('\0 ', 154);
  return header;
}
