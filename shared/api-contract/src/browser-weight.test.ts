import fs from 'node:fs';
import path from 'node:path';

/** Files that end up in a bundle that imports `entry`: type-only imports vanish. */
function bundled(entry: string, seen = new Set<string>()): Set<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  const source = fs.readFileSync(entry, 'utf8');
  for (const [, clause, target] of source.matchAll(/^(?:import|export) (?!type )([^;]*?)from '([^']+)'/gms)) {
    if (!target) continue;
    const everyNameIsType = /^\{(\s*type \w+,?)+\s*\}\s*$/.test(clause ?? '');
    if (everyNameIsType) continue;
    if (target.startsWith('.')) bundled(path.resolve(path.dirname(entry), target), seen);
    else seen.add(target);
  }
  return seen;
}

it('a browser that imports the operations gets neither zod nor schemas', () => {
  const files = [...bundled(path.join(__dirname, 'index.ts'))].map((file) => path.basename(file));
  expect(files).toContain('operations.ts');
  expect(files).not.toContain('zod');
  expect(files).not.toContain('schemas.ts');
  expect(files).not.toContain('rows.ts');
});

it('a remote brings along no operation that it does not call: each is marked as pure', () => {
  const files = [...bundled(path.join(__dirname, 'index.ts'))].filter((file) =>
    file.endsWith('operations.ts'),
  );
  const declarations = files.flatMap((file) =>
    [...fs.readFileSync(file, 'utf8').matchAll(/^export const (\w+) = (.*?)o?peration/gims)].map(
      ([, name, before]) => [name, /@__PURE__/.test(before!)] as const,
    ),
  );
  expect(declarations.length).toBeGreaterThan(100);
  expect(declarations.filter(([, isPure]) => !isPure)).toEqual([]);
});
