import fs from 'node:fs';
import path from 'node:path';

const FOLDERS = [
  ...(process.env.PATH ?? '').split(path.delimiter),
  '/usr/sbin',
  '/usr/bin',
  '/usr/local/bin',
];
/** Debian keeps the server's programs out of the path, a folder for each major version. */
const DEBIAN_POSTGRESQL = '/usr/lib/postgresql';
const OLDEST_POSTGRESQL = 15;

const inPath = (program: string) =>
  FOLDERS.map((folder) => path.join(folder, program)).find((file) => fs.existsSync(file));

/** The folder above `bin` of the oldest supported PostgreSQL of this machine. */
function postgresFolder(): string | undefined {
  const majors = fs.existsSync(DEBIAN_POSTGRESQL) ? fs.readdirSync(DEBIAN_POSTGRESQL).map(Number) : [];
  const major = majors.filter((number) => number >= OLDEST_POSTGRESQL).toSorted((a, b) => a - b)[0];
  return major === undefined ? undefined : path.join(DEBIAN_POSTGRESQL, String(major));
}

/** A program of this machine; names what to install where there is none. */
function needed(found: string | undefined, debianPackage: string): string {
  if (found) return found;
  throw new Error(`This test needs the Debian package ${debianPackage}: apt-get install ${debianPackage}.`);
}

export const programs = {
  postgres: () => needed(postgresFolder(), 'postgresql-15'),
  pgbouncer: () => needed(inPath('pgbouncer'), 'pgbouncer'),
  redis: () => needed(inPath('redis-server'), 'redis-server'),
  haproxy: () => needed(inPath('haproxy'), 'haproxy'),
  java: () => needed(inPath('java'), 'openjdk-17-jdk-headless'),
  maven: () => needed(inPath('mvn'), 'maven'),
  nats: () => needed(inPath('nats-server'), 'nats-server'),
};
