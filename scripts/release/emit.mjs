// @ts-check
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import { requestsOf } from './requests.mjs';

const source = /\.tsx?$/;
/** Requests inside a package: relative ones and those of its `imports`. A worker's code is asked for by a query. */
const request = /(['"])((?:\.{1,2}\/|#)[^'"\n]+)\.tsx?(\?code)?\1/g;

/** Requests of sources become those of emitted files. @param {string} code */
export const withEmittedRequests = (code) => code.replace(request, '$1$2.js$3$1');

/**
 * Files of a package that its `exports` reach, relative to `src`: tests and what only they use stay behind.
 * @param {{ root: string, name: string }} options @returns {string[]}
 */
export function sourcesOf({ root, name }) {
  const dir = path.join(root, 'shared', name);
  const json = JSON.parse(fs.readFileSync(path.join(dir, 'package.json'), 'utf8'));
  const src = path.join(dir, 'src');
  /** @type {Set<string>} */
  const found = new Set();
  const visit = (/** @type {string} */ file) => {
    if (found.has(file)) return;
    found.add(file);
    if (!source.test(file)) return;
    for (const asked of requestsOf(fs.readFileSync(file, 'utf8'))) {
      const [address = ''] = asked.split('?');
      if (address.startsWith('#')) visit(path.join(src, address.slice(1)));
      else if (address.startsWith('.')) visit(path.join(path.dirname(file), address));
    }
  };
  for (const file of Object.values(/** @type {Record<string, string>} */ (json.exports)))
    visit(path.join(dir, file));
  return [...found].map((file) => path.relative(src, file)).sort();
}

/**
 * Declarations of all packages, by one run of the compiler: each package reads the sources of the others, so none waits for
 * another. @param {{ root: string, packages: string[], work: string }} options @returns {string} where they are
 */
export function emitDeclarations({ root, packages, work }) {
  const out = path.join(work, 'declarations');
  const files = packages.flatMap((name) => {
    const dir = path.join(root, 'shared', name, 'src');
    return sourcesOf({ root, name })
      .filter((file) => source.test(file))
      .map((file) => path.join(dir, file));
  });
  const types = path.join(root, 'shared/build/tsconfig');
  const ambient = fs.readdirSync(types).filter((file) => file.endsWith('.d.ts'));
  fs.mkdirSync(work, { recursive: true });
  fs.writeFileSync(
    path.join(work, 'tsconfig.json'),
    JSON.stringify({
      extends: path.join(types, 'browser.json'),
      compilerOptions: {
        noEmit: false,
        declaration: true,
        emitDeclarationOnly: true,
        rootDir: path.join(root, 'shared'),
        outDir: out,
        typeRoots: [path.join(root, 'shared/api-contract/node_modules/@types')],
        types: ['jest', 'node'],
      },
      files: [...ambient.map((file) => path.join(types, file)), ...files],
    }),
  );
  const tsc = path.join(root, 'node_modules/.bin/tsc');
  const { status, stdout, stderr } = spawnSync(tsc, ['-p', work], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Declarations could not be written:\n${stdout}${stderr}`);
  return out;
}

/**
 * Scripts, declarations and texts of one package below `to`. @param {{ root: string, name: string, declarations: string, to: string }} options
 */
export async function emitPackage({ root, name, declarations, to }) {
  const dir = path.join(root, 'shared', name, 'src');
  for (const file of sourcesOf({ root, name })) {
    const target = path.join(to, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    if (!source.test(file)) {
      fs.copyFileSync(path.join(dir, file), target);
      continue;
    }
    const { code } = await transform(fs.readFileSync(path.join(dir, file), 'utf8'), {
      filename: file,
      configFile: false,
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: file.endsWith('x') },
        transform: { react: { runtime: 'automatic' } },
      },
    });
    fs.writeFileSync(target.replace(source, '.js'), withEmittedRequests(code));
    const declared = fs.readFileSync(
      path.join(declarations, name, 'src', file.replace(source, '.d.ts')),
      'utf8',
    );
    fs.writeFileSync(target.replace(source, '.d.ts'), withEmittedRequests(declared));
  }
}
