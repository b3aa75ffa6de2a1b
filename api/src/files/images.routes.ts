import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { StoragePort, StoredFile } from '../ports/storage.ts';
import { byteRange } from './byte-range.ts';
import { contentTypeOf, isDownload, isRaster } from './content-types.ts';
import { widths, type Copy, type Variants } from './variants.ts';

/** Names are never reused, so a file may be kept for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Something better is being made. */
const A_DAY = 'public, max-age=86400';
/** Even a file that turns out to be a document runs nothing and loads nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const SAFE_PATH = /^[\w-]+(\/[\w-]+)*\/[\w-]+(\.[\w-]+)*\.\w{2,4}$/;

/** Folders that another route serves, to those who may see them; an encoded slash must not lead past it. */
const PRIVATE = /^agent-verification\//;

const missing = () => new Refusal('notFound', 'There is no such file.');

/** Something that is sent: a stored file or a copy of it. */
interface Piece {
  readonly file: StoredFile;
  readonly type: string;
  /** What tells it from everything else under every name. */
  readonly identity: string;
  readonly caching: string;
}

const tagOf = ({ identity, file }: Piece) =>
  `"${createHash('sha256').update(`${identity} ${file.size}`).digest('base64url').slice(0, 22)}"`;

const isKnown = (header: string | undefined, tag: string) =>
  header !== undefined && header.split(',').some((known) => [tag, `W/${tag}`, '*'].includes(known.trim()));

function send(request: FastifyRequest, reply: FastifyReply, piece: Piece) {
  const { file, type, caching } = piece;
  const tag = tagOf(piece);
  reply.headers({
    'cache-control': caching,
    etag: tag,
    'content-security-policy': SANDBOX,
    'accept-ranges': 'bytes',
  });
  if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
  reply.header('content-type', type);
  const changed = request.headers['if-range'] !== undefined && request.headers['if-range'] !== tag;
  const range = changed ? undefined : byteRange(request.headers.range, file.size);
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  reply.header('content-length', range ? range.end - range.start + 1 : file.size);
  if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.send(request.method === 'HEAD' ? Readable.from([]) : file.read(range));
}

async function copyFile(path: string): Promise<StoredFile> {
  const { size } = await fs.promises.stat(path);
  return { size, read: (range) => fs.createReadStream(path, range) };
}

interface Query {
  w?: string;
  format?: string;
}

const widthOf = (value: string | undefined) => widths.find((width) => String(width) === value);

/**
 * `GET /images/<folder>/<file>`; with `?w=320|640|960|1600` a smaller copy, as WebP, or as AVIF where `format=avif` asks
 * for it or the browser takes it and the copy exists already. AVIF takes long to make, so nobody waits for it unasked.
 */
export function imageRoutes(app: FastifyInstance, storage: StoragePort, smaller: Variants): void {
  async function copyOf(name: string, original: StoredFile, query: Query, accept: string | undefined) {
    const width = widthOf(query.w);
    if (width === undefined || !isRaster(name)) return undefined;
    const piece = async ({ format }: Copy, path: string, caching = FOR_EVER): Promise<Piece> => ({
      file: await copyFile(path),
      type: `image/${format}`,
      identity: `${name} ${width} ${format}`,
      caching,
    });
    const [webp, avif] = [
      { width, format: 'webp' },
      { width, format: 'avif' },
    ] as const;
    if (query.format === 'avif') return piece(avif, await smaller.of(name, original, avif));
    const takesAvif = query.format === undefined && (accept ?? '').includes('image/avif');
    const ready = takesAvif ? smaller.ready(name, original, avif) : undefined;
    if (ready) return piece(avif, ready);
    return piece(webp, await smaller.of(name, original, webp), takesAvif ? A_DAY : FOR_EVER);
  }

  app.get<{ Params: { '*': string }; Querystring: Query }>('/images/*', async (request, reply) => {
    const name = request.params['*'];
    const type = contentTypeOf(name);
    if (!SAFE_PATH.test(name) || PRIVATE.test(name) || !type) throw missing();
    const original = await storage.open(name);
    if (!original) throw missing();
    const copy = await copyOf(name, original, request.query, request.headers.accept);
    if (copy && request.query.format === undefined) reply.header('vary', 'accept');
    if (isDownload(name)) reply.header('content-disposition', 'attachment');
    return send(request, reply, copy ?? { file: original, type, identity: name, caching: FOR_EVER });
  });
}
