// @ts-check
import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * What a set of scripts weighs on the wire.
 * @param {string[]} files absolute paths
 * @returns {{ requests: number, raw: number, gzip: number, brotli: number }} bytes
 */
export function weigh(files) {
  const bodies = files.map((file) => fs.readFileSync(file));
  const sum = (/** @type {(body: Buffer) => number} */ size) =>
    bodies.reduce((total, body) => total + size(body), 0);
  return {
    requests: files.length,
    raw: sum((body) => body.length),
    gzip: sum((body) => gzipSync(body, { level: 9 }).length),
    brotli: sum(
      (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
    ),
  };
}

/**
 * Scripts that the first screen of a route needs: what the page starts with, and named chunks.
 * @param {string} dir build folder @param {string[]} chunks
 */
export function scriptsOf(dir, chunks) {
  const build = JSON.parse(fs.readFileSync(path.join(dir, 'build.json'), 'utf8'));
  const files = new Set([
    ...build.initial,
    ...chunks.flatMap((chunk) => build.chunks[chunk] ?? missing(dir, chunk)),
  ]);
  return [...files].map((file) => path.join(dir, file));
}

/** @param {string} dir @param {string} chunk @returns {never} */
function missing(dir, chunk) {
  throw new Error(`${dir} has no chunk ${chunk}`);
}
