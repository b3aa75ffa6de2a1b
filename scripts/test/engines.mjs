// @ts-check
// Engines that `npm run test:engines` starts by itself, where the machine has them.
import fs from 'node:fs';
import path from 'node:path';

/** Debian keeps a server's programs out of the path of ordinary users. */
const PROGRAM_FOLDERS = [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/bin',
];
const POSTGRESQL = '/usr/lib/postgresql';
const OLDEST_POSTGRESQL = 15;

/**
 * Debian packages that the engines' tests miss on this machine.
 * @param {{ folders?: readonly string[], postgresql?: string }} [where] folders of programs; the one with a folder for each major PostgreSQL
 */
export function missingEngines({ folders = PROGRAM_FOLDERS, postgresql = POSTGRESQL } = {}) {
  const has = (/** @type {string} */ program) =>
    folders.some((folder) => fs.existsSync(path.join(folder, program)));
  const majors = fs.existsSync(postgresql) ? fs.readdirSync(postgresql) : [];
  const hasPostgres = majors.some(
    (major) =>
      Number(major) >= OLDEST_POSTGRESQL && fs.existsSync(path.join(postgresql, major, 'bin/initdb')),
  );
  return [
    ...(hasPostgres ? [] : ['postgresql-15']),
    ...(has('pgbouncer') ? [] : ['pgbouncer']),
    ...(has('redis-server') ? [] : ['redis-server']),
    ...(has('haproxy') ? [] : ['haproxy']),
  ];
}
