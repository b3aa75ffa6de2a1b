// @ts-check
// CODEOWNERS follows `lintel.owner` of the packages; the platform team answers for everything else.
import fs from 'node:fs';
import path from 'node:path';

const DEFAULT = '* @lintel/platform';

/** @typedef {{ folder: string, team: string }} Owned */

/** The line of a package. @param {Owned} owned */
export const ownerLine = ({ folder, team }) => `/${folder}/ @lintel/${team}`;

/** The lines that CODEOWNERS has to have. @param {Owned[]} packages @returns {string[]} */
export const ownerLines = (packages) => [DEFAULT, ...packages.map(ownerLine).sort()];

/** @param {string} root @returns {string[]} one line per finding */
export function missingOwners(root) {
  const packages = fs.readdirSync(root).flatMap((folder) => {
    const file = path.join(root, folder, 'package.json');
    const team = fs.existsSync(file) && JSON.parse(fs.readFileSync(file, 'utf8')).lintel?.owner?.team;
    return team ? [{ folder, team }] : [];
  });
  const written = fs
    .readFileSync(path.join(root, 'CODEOWNERS'), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const wanted = ownerLines(packages);
  return [
    ...wanted.filter((line) => !written.includes(line)).map((line) => `CODEOWNERS lacks: ${line}`),
    ...written
      .filter((line) => !wanted.includes(line))
      .map((line) => `CODEOWNERS has a line without a package: ${line}`),
  ];
}
