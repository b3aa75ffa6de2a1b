import { execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { CompiledQuery } from 'kysely';
import { conditions } from '../src/domains/search/filter/to-sql.ts';
import { sortedMatches } from '../src/domains/search/pages.queries.ts';
import { propertiesByIds } from '../src/domains/listings/properties/properties.queries.ts';
import { PORT, USER } from '../src/db/embedded/postmaster.ts';
import { getJson, type BenchWorld } from './world.ts';

const SECONDS = 10;
const CLIENTS = 16;

/** Debian keeps it outside the path. */
function findPgbench(): string | undefined {
  const folder = '/usr/lib/postgresql';
  const versions = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  return [
    ...(process.env.PATH ?? '').split(path.delimiter).map((entry) => path.join(entry, 'pgbench')),
    ...versions.map((version) => path.join(folder, version, 'bin/pgbench')),
  ].find((file) => fs.existsSync(file));
}

const PAGE = 12;
const TOWNS = 300;

/** A statement with its values written into it, as pgbench reads it. */
function written({ sql: text, parameters }: CompiledQuery, replacements: Record<string, string>): string {
  const literal = (value: unknown) => {
    const key = JSON.stringify(value);
    return replacements[key] ?? (typeof value === 'number' ? String(value) : `'${String(value)}'`);
  };
  const filled = text.replaceAll(/\$(\d+)/g, (_match, at: string) => literal(parameters[Number(at) - 1]));
  return `${filled.replaceAll(/\s+/g, ' ')};`;
}

/** The two statements of a page of results, for a town that pgbench chooses. */
async function statements({ db }: BenchWorld): Promise<string> {
  const town = `('Town ' || :town)`;
  const filter = { city: 'the town', propertyType: 0 };
  const request = {
    base: 'is_on_market',
    conditions: (await conditions(db, filter, new Date())) ?? [],
    order: 'newest',
    limit: PAGE,
    offset: 0,
  } as const;
  const ids = `array(select id from properties where is_on_market and city = ${town} and property_type = 0 order by id desc limit ${PAGE})`;
  return [
    written(sortedMatches(request).compile(db), { '"the town"': town }),
    written(propertiesByIds([1], null).compile(db), { '[1]': ids, null: 'null' }),
  ].join('\n');
}

async function overHttp({ origin }: BenchWorld): Promise<number> {
  let answered = 0;
  const until = Date.now() + SECONDS * 1000;
  const client = async () => {
    while (Date.now() < until) {
      const town = `Town ${1 + Math.floor(Math.random() * TOWNS)}`;
      await getJson(origin, 'get-property-list', {
        city: town,
        property_type: 0,
        limit: PAGE,
        sort: 'newest',
      });
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
  return answered / SECONDS;
}

/** Pages of results a second over HTTP beside transactions a second of pgbench on the same statements. */
export async function besidePgbench(world: BenchWorld): Promise<string> {
  const http = await overHttp(world);
  const pgbench = findPgbench();
  if (!pgbench)
    return `throughput: ${http.toFixed(0)} requests a second (pgbench is not installed, so nothing beside it)`;
  const script = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'lintel-pgbench-')), 'page.sql');
  fs.writeFileSync(script, `\\set town random(1, ${TOWNS})\n${await statements(world)}\n`);
  const { stdout } = await promisify(execFile)(pgbench, [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(CLIENTS),
    '-j',
    '2',
    '-T',
    String(SECONDS),
    '-f',
    script,
    '-h',
    world.socketFolder,
    '-p',
    String(PORT),
    '-U',
    USER,
    'postgres',
  ]);
  fs.rmSync(path.dirname(script), { recursive: true });
  const tps = Number(/tps = ([\d.]+)/.exec(stdout)?.[1]);
  return `throughput: ${http.toFixed(0)} requests a second beside ${tps.toFixed(0)} of pgbench: ${(http / tps).toFixed(2)}`;
}
