import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { SAVED, type Columns, type SavedColumn } from '#search-index/columns/columns.ts';
import type { SavedVocabulary } from '#search-index/columns/vocabulary.ts';

/** Goes up when a column keeps its shape and means something else; snapshots with another number are not read. */
const VERSION = 1;
/** Begins every file. */
const MAGIC = 'LINTEL-INDEX\n';
const LENGTH_BYTES = 4;

/** What a snapshot has beside the columns. */
export interface SnapshotState {
  /** The database and how it is read: {@link databaseIdentity}. */
  readonly database: string;
  /** Changes of transactions below it are in the columns, but for those of `changed`. */
  readonly horizon: number;
  /** When that was so; milliseconds since 1970. */
  readonly at: number;
  /** Listings whose change was known and not yet read. */
  readonly changed: readonly number[];
  /** Slots in use. */
  readonly size: number;
  readonly places: Readonly<Record<'cities' | 'states' | 'countries', readonly string[]>>;
  readonly vocabulary: SavedVocabulary;
}

interface Header extends SnapshotState {
  readonly version: number;
  /** Name and bytes of each column, in the order of the file. */
  readonly columns: readonly (readonly [name: SavedColumn, bytes: number])[];
  /** Of all bytes behind the header. */
  readonly checksum: number;
}

/** A snapshot that was read and checked. */
export interface Snapshot extends SnapshotState {
  /** The first slots of each column. */
  readonly columns: Readonly<Record<SavedColumn, Uint8Array>>;
}

/** A copy of the first slots of a column. */
function copyOf(columns: Columns, name: SavedColumn, size: number): Buffer {
  const column = columns[name];
  const perSlot = column.byteLength / columns.id.length;
  return Buffer.from(new Uint8Array(column.buffer, column.byteOffset, size * perSlot));
}

/**
 * The parts of a file, one after the other. Requests run between two columns, so columns may have changes that others lack: those
 * are newer than the horizon, and are read again by the next start.
 */
export async function encode(state: SnapshotState, columns: Columns): Promise<Uint8Array[]> {
  const body: Buffer[] = [];
  let checksum = 0;
  for (const name of SAVED) {
    const copy = copyOf(columns, name, state.size);
    checksum = crc32(copy, checksum);
    body.push(copy);
    await nextTurn();
  }
  const header: Header = {
    ...state,
    version: VERSION,
    columns: SAVED.map((name, place) => [name, body[place]!.length]),
    checksum,
  };
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(text.length);
  return [Buffer.from(MAGIC), length, text, ...body];
}

/** Reads a file; undefined when it is cut off, damaged or of another version. */
export function decode(file: Buffer): Snapshot | undefined {
  const headerStart = MAGIC.length + LENGTH_BYTES;
  if (file.length < headerStart || file.toString('latin1', 0, MAGIC.length) !== MAGIC) return undefined;
  const bodyStart = headerStart + file.readUInt32LE(MAGIC.length);
  if (bodyStart > file.length) return undefined;
  const header = parsed(file.toString('utf8', headerStart, bodyStart));
  const body = file.subarray(bodyStart);
  if (header?.version !== VERSION || crc32(body) !== header.checksum) return undefined;
  const { columns: lengths, version: _version, checksum: _checksum, ...state } = header;
  if (lengths.map(([name]) => name).join() !== SAVED.join()) return undefined;
  let at = 0;
  const columns = Object.fromEntries(
    lengths.map(([name, bytes]) => {
      const part = body.subarray(at, at + bytes);
      at += bytes;
      return [name, part];
    }),
  ) as unknown as Record<SavedColumn, Uint8Array>;
  return at === body.length ? { ...state, columns } : undefined;
}

function parsed(text: string): Header | undefined {
  try {
    return JSON.parse(text) as Header;
  } catch {
    return undefined;
  }
}
