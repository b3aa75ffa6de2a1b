import fs from 'node:fs';
import { findTile, SharedPromiseCache, zxyToTileId, type RangeResponse, type Source } from 'pmtiles';

/** Reads pieces of one archive; the file stays open. */
class ArchiveFile implements Source {
  readonly #file: Promise<fs.promises.FileHandle>;

  constructor(private readonly path: string) {
    this.#file = fs.promises.open(path, 'r');
    this.#file.catch(() => undefined);
  }

  getKey(): string {
    return this.path;
  }

  async getBytes(offset: number, length: number): Promise<RangeResponse> {
    const buffer = Buffer.alloc(length);
    const { bytesRead } = await (await this.#file).read(buffer, 0, length, offset);
    return { data: buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + bytesRead) };
  }

  async close(): Promise<void> {
    await (await this.#file).close();
  }
}

export interface TileArchive {
  /** The tile as it lies in the archive, gzip-compressed; undefined where there is none. */
  tile(z: number, x: number, y: number): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

const DIRECTORY_DEPTH = 3;

/** A PMTiles archive. Tiles are handed on without unpacking, since browsers unpack gzip themselves. */
export function openTiles(path: string): TileArchive {
  const source = new ArchiveFile(path);
  const cache = new SharedPromiseCache(64);
  return {
    async tile(z, x, y) {
      const header = await cache.getHeader(source);
      if (z < header.minZoom || z > header.maxZoom) return undefined;
      const id = zxyToTileId(z, x, y);
      let { rootDirectoryOffset: offset, rootDirectoryLength: length } = header;
      for (let depth = 0; depth <= DIRECTORY_DEPTH; depth += 1) {
        const entry = findTile(await cache.getDirectory(source, offset, length, header), id);
        if (!entry) return undefined;
        if (entry.runLength > 0) {
          const { data } = await source.getBytes(header.tileDataOffset + entry.offset, entry.length);
          return Buffer.from(data);
        }
        offset = header.leafDirectoryOffset + entry.offset;
        length = entry.length;
      }
      return undefined;
    },
    close: () => source.close(),
  };
}
