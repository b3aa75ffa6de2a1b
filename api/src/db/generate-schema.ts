import fs from 'node:fs';
import path from 'node:path';
import { sql, type Kysely } from 'kysely';
import { packageRoot } from '#config/package-root.ts';

interface Column {
  table: string;
  name: string;
  type: string;
  nullable: boolean;
  hasDefault: boolean;
  generated: boolean;
}

const typeOf: Record<string, string> = {
  int2: 'number',
  int4: 'number',
  int8: 'number',
  float4: 'number',
  float8: 'number',
  numeric: 'number',
  text: 'string',
  date: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  timestamptz: 'Timestamp',
  jsonb: 'Json',
  uuid: 'string',
  _int4: 'number[]',
  _timestamptz: 'Date[]',
  _text: 'string[]',
};

/** The columns of every table, as the database itself describes them. */
async function columns<T>(db: Kysely<T>): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as name, t.typname as type, not a.attnotnull as nullable,
           (a.atthasdef or a.attidentity <> '') as "hasDefault", (a.attgenerated <> '' or a.attidentity = 'a') as generated
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> 'migrations'
    order by c.relname, a.attnum`.execute(db);
  return rows;
}

function field({ name, type, nullable, hasDefault, generated }: Column): string {
  const plain = (typeOf[type] ?? 'never') + (nullable ? ' | null' : '');
  if (generated) return `  ${name}: GeneratedAlways<${plain}>;`;
  return hasDefault ? `  ${name}: Generated<${plain}>;` : `  ${name}: ${plain};`;
}

const pascal = (name: string) =>
  name.replaceAll(/(?:^|_)(\w)/g, (_match, letter: string) => letter.toUpperCase());
const camel = (name: string) =>
  name.replaceAll(/[-_](\w)/g, (_match, letter: string) => letter.toUpperCase());

/** Migrations that added tables to a subject: their tables stand in its file. All others have a file of their own. */
const subjectOf: Record<string, string> = {
  'listing-changes': 'catalogue',
  'market-counts': 'catalogue',
  'message-cards': 'chat-and-content',
  'quick-replies': 'chat-and-content',
  'accounts-leave-after-a-week': 'accounts',
  'addresses-and-codes': 'accounts',
  'checkout-claims': 'payments',
  'article-translations': 'chat-and-content',
  'files-sent-once': 'catalogue',
  'listing-notes': 'engagement',
  'home-marks': 'engagement',
  'notification-targets': 'notices',
  'package-unit-log': 'payments',
  'project-interests': 'engagement',
  'project-units': 'catalogue',
  'saved-search-matches': 'jobs-and-saved-searches',
  'sessions-on-devices': 'accounts',
  listings: 'catalogue',
  'views-by-day': 'engagement',
  'views-counted-aside': 'engagement',
};

/** Which migration made a table: `0002_catalogue.sql` → file `catalogue.ts`. */
function homes(): Map<string, string> {
  const folder = path.join(packageRoot(), 'migrations');
  const found = new Map<string, string>();
  for (const file of fs.readdirSync(folder).toSorted()) {
    const subject = file.replace(/^\d+_(.*)\.sql$/, '$1').replaceAll('_', '-');
    const statements = fs.readFileSync(path.join(folder, file), 'utf8');
    for (const [, table] of statements.matchAll(/^create table (\w+)/gm))
      found.set(table ?? '', subjectOf[subject] ?? subject);
  }
  return found;
}

const HEADER = '// Written by db/generate-schema.ts from the migrated database. Do not edit.\n';

function source(subject: string, tables: Map<string, Column[]>): string {
  const all = [...tables.values()].flat().map(field).join('\n');
  const used = ['Generated', 'GeneratedAlways', 'Json', 'Timestamp'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(all),
  );
  const fromKysely = used.filter((name) => name === 'GeneratedAlways');
  const own = used.filter((name) => name !== 'GeneratedAlways');
  const imports = [
    ...(fromKysely.length ? [`import type { ${fromKysely.join(', ')} } from 'kysely';`] : []),
    ...(own.length ? [`import type { ${own.join(', ')} } from './columns.ts';`] : []),
  ].join('\n');
  const rows = [...tables].map(
    ([table, list]) => `interface ${pascal(table)} {\n${list.map(field).join('\n')}\n}`,
  );
  const union = [...tables.keys()].map((table) => `  ${table}: ${pascal(table)};`).join('\n');
  return `${HEADER}${imports}\n\n${rows.join('\n\n')}\n\nexport interface ${pascal(camel(subject))}Tables {\n${union}\n}\n`;
}

/** Files of `db/schema`, name → source: one per subject, and one that joins them. */
export async function generate<T>(db: Kysely<T>): Promise<Record<string, string>> {
  const home = homes();
  const bySubject = new Map<string, Map<string, Column[]>>();
  for (const column of await columns(db)) {
    const subject = home.get(column.table) ?? 'other';
    const tables = bySubject.get(subject) ?? new Map<string, Column[]>();
    tables.set(column.table, [...(tables.get(column.table) ?? []), column]);
    bySubject.set(subject, tables);
  }
  const subjects = [...bySubject.keys()].toSorted();
  const name = (subject: string) => `${pascal(camel(subject))}Tables`;
  const imports = subjects
    .map((subject) => `import type { ${name(subject)} } from './${subject}.ts';`)
    .join('\n');
  const joined = `${HEADER}${imports}\n\n/** Every table of the database. */\nexport type Tables = ${subjects.map(name).join(' & ')};\n`;
  const files = subjects.map(
    (subject) => [`${subject}.ts`, source(subject, bySubject.get(subject) ?? new Map())] as const,
  );
  return { ...Object.fromEntries(files), 'tables.ts': joined };
}
