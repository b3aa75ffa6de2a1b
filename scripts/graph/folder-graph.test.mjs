// @ts-check
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { circlesOf, folderGraph } from './folder-graph.mjs';

/** @type {import('./folder-graph.mjs').Import[]} */
const imports = [
  ['main.ts', 'pages/home/home.ts'],
  ['pages/home/home.ts', 'store/files.ts'],
  ['pages/home/home.ts', 'pages/head.ts'],
  ['pages/head.ts', 'store/files.ts'],
  ['store/files.ts', 'store/paths.ts'],
];

describe('the graph of folders', () => {
  it('joins imports by the folders of one level, without those inside a folder', () => {
    assert.deepEqual(
      [...folderGraph(imports, 1)].map(([folder, targets]) => [folder, ...targets]),
      [['.', 'pages'], ['pages', 'store'], ['store']],
    );
  });
  it('tells folders inside folders apart where all levels count', () => {
    assert.deepEqual([...(folderGraph(imports).get('pages/home') ?? [])], ['store', 'pages']);
  });
  it('has no circle where imports run in one direction', () => {
    assert.deepEqual(circlesOf(folderGraph(imports)), []);
  });
  it('finds a circle over several folders once, and no folder beside it', () => {
    const circle = folderGraph(
      [...imports, ['store/files.ts', 'pages/head.ts'], ['store/files.ts', 'log/log.ts']],
      1,
    );
    assert.deepEqual(circlesOf(circle), [['pages', 'store']]);
  });
});
