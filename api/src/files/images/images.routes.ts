import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Limiter } from '#http/limits.ts';
import { networkOf } from '#http/network.ts';
import { DomainError } from '#http/domain-error.ts';
import type { StoragePort, StoredFile } from '#ports/storage.ts';
import { byteRange } from '#files/byte-range.ts';
import { contentTypeOf, isDownload, isRaster } from '#files/content-types.ts';
import { addressLife } from '#files/folders.ts';
import type { FileLinks } from '#files/private-links.ts';
import { widths, type Copy, type Variants } from './variants.ts';

/** Names are never reused, so a file may be kept for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Something better is being made. */
const A_DAY = 'public, max-age=86400';
/** Even a file that turns out to be a document runs nothing and loads nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const SAFE_PATH = /^[\w-]+(\/[\w-]+)*\/[\w-]+(\.[\w-]+)*\.\w{2,4}$/;

/** Files that only a few people may see stay in no cache, neither a shared one nor that of a shared device. */
const NEVER = 'private, no-store';
/** Seconds after which a copy may be asked for again. */
const RETRY_AFTER_S = 5;

const missing = () => new DomainError('notFound', 'There is no such file.');

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

type Query = Readonly<Record<string, string | string[] | undefined>>;

const widthOf = (value: Query[string]) => widths.find((width) => String(width) === value);

interface Dependencies {
  readonly storage: StoragePort;
  readonly smaller: Variants;
  readonly links: FileLinks;
  /** Copies that one network may have made. */
  readonly copyLimit: Limiter;
}

/**
 * `GET /images/<folder>/<file>`. Files of private folders need the address that an answer named within its life.
 * `?w=320|640|960|1600` gives a smaller copy of a public picture, as WebP, or as AVIF where `format=avif` asks for it or the
 * browser takes it and the copy exists already, which is made once several callers would take it. While too many copies are
 * wanted the picture itself is the answer.
 */
export function imageRoutes(
  app: FastifyInstance,
  { storage, smaller, links, copyLimit }: Dependencies,
): void {
  /** The file of a copy; undefined when this network or all together want too many that have to be made. */
  async function fileOf(request: FastifyRequest, name: string, original: StoredFile, copy: Copy) {
    const known = smaller.made(name, copy);
    if (known) return known;
    const isNew = !smaller.isBegun(name, copy);
    if (isNew && (await copyLimit.count(networkOf(request.ip))).remaining < 0) return undefined;
    return smaller.of(name, original, copy).catch((error: unknown) => {
      if (!(error instanceof DomainError))
        request.log.warn({ err: error, event: 'copy_failed' }, 'copy failed');
      return undefined;
    });
  }

  /** Undefined: the picture itself is to be sent. */
  async function copyOf(
    request: FastifyRequest<{ Querystring: Query }>,
    name: string,
    original: StoredFile,
  ): Promise<Piece | undefined> {
    const { query, headers } = request;
    const width = widthOf(query['w']);
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
    if (query['format'] === 'avif') {
      const file = await fileOf(request, name, original, avif);
      if (file) return piece(avif, file);
      throw new DomainError(
        'unavailable',
        'Too many pictures are being made. Please try again in a moment.',
        {
          retryAfterSeconds: RETRY_AFTER_S,
        },
      );
    }
    const takesAvif = query['format'] === undefined && (headers.accept ?? '').includes('image/avif');
    const ready = takesAvif ? smaller.made(name, avif) : undefined;
    if (ready) return piece(avif, ready);
    const file = await fileOf(request, name, original, webp);
    if (!file) return undefined;
    if (takesAvif) smaller.prepare(name, original, avif);
    return piece(webp, file, takesAvif ? A_DAY : FOR_EVER);
  }

  app.get<{ Params: { '*': string }; Querystring: Query }>('/images/*', async (request, reply) => {
    const { query, params } = request;
    const name = params['*'];
    const type = contentTypeOf(name);
    if (!SAFE_PATH.test(name) || !type) throw missing();
    const isPrivate = addressLife(name) !== undefined;
    if (isPrivate && !links.isValid(name, query)) throw missing();
    const original = await storage.open(name);
    if (!original) throw missing();
    if (isDownload(name)) reply.header('content-disposition', 'attachment');
    // No copies of private pictures: they would outlive the picture.
    if (isPrivate) return send(request, reply, { file: original, type, identity: name, caching: NEVER });
    const copy = await copyOf(request, name, original);
    if (copy && query['format'] === undefined) reply.header('vary', 'accept');
    const isReplacement = !copy && widthOf(query['w']) !== undefined && isRaster(name);
    const caching = isReplacement ? 'no-store' : FOR_EVER;
    return send(request, reply, copy ?? { file: original, type, identity: name, caching });
  });
}
