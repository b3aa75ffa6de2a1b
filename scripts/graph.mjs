// @ts-check
// npm run graph [-- shell api/src/domains]: which folder imports which, and whether there is a circle of folders.
import { ready, root } from './bootstrap.mjs';
import { readCommandLine } from './command-line/command-line.mjs';

const { positionals, values } = readCommandLine(
  'npm run graph [-- shell api/src/domains --depth 2]: the import graph of the folders below, and whether it has a circle.',
  { options: { depth: { type: 'string', default: '1' } }, allowPositionals: true },
);
await ready();
const { circlesOf, folderGraph, importsIn } = await import('./graph/folder-graph.mjs');

let found = 0;
const folders =
  positionals.length > 0
    ? positionals.map((name) => (name.includes('/') ? name : `${name}/src`))
    : ['shell/src', 'registry/src', 'api/src', 'api/src/domains', 'mfe-catalogue/src'];
for (const source of folders) {
  const graph = folderGraph(await importsIn(root, source), Number(values.depth));
  console.log(source);
  for (const [folder, targets] of [...graph].sort(([a], [b]) => a.localeCompare(b)))
    console.log(`  ${folder} → ${[...targets].sort().join(', ') || 'nothing'}`);
  const circles = circlesOf(graph);
  found += circles.length;
  console.log(
    circles.length === 0
      ? '  no circle\n'
      : `  ${circles.map((circle) => `circle: ${circle.join(', ')}`).join('\n  ')}\n`,
  );
}
process.exitCode = found > 0 ? 1 : 0;
