import fs from 'node:fs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { StoragePort, StoredFile } from '../ports/storage.ts';
import { byteRange } from './byte-range.ts';
import { contentTypeOf, isDownload, isRaster } from './content-types.ts';
import { widths, type Variants, type Width } from './variants.ts';

/** Names are never reused, so a file may be kept for ever. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Even a file that turns out to be a document runs nothing and loads nothing. */
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; sandbox";
const SAFE_PATH = /^[\w-]+(\/[\w-]+)*\/[\w-]+(\.[\w-]+)*\.\w{2,4}$/;

/** Folders that another route serves, to those who may see them; an encoded slash must not lead past it. */
const PRIVATE = /^agent-verification\//;

const missing = () => new Refusal('notFound', 'There is no such file.');

function send(request: FastifyRequest, reply: FastifyReply, file: StoredFile, type: string) {
  const range = byteRange(request.headers.range, file.size);
  reply.headers({
    'content-type': type,
    'cache-control': FOR_EVER,
    'content-security-policy': SANDBOX,
    'accept-ranges': 'bytes',
  });
  if (range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${file.size}`).send();
  if (!range) return reply.header('content-length', file.size).send(file.read());
  return reply
    .code(206)
    .headers({
      'content-range': `bytes ${range.start}-${range.end}/${file.size}`,
      'content-length': range.end - range.start + 1,
    })
    .send(file.read(range));
}

const widthOf = (value: string | undefined): Width | undefined =>
  widths.find((width) => String(width) === value);

/** `GET /images/<folder>/<file>`, optionally `?w=320|640|960` for a smaller WebP. */
export function imageRoutes(app: FastifyInstance, storage: StoragePort, smaller: Variants): void {
  app.get<{ Params: { '*': string }; Querystring: { w?: string } }>('/images/*', async (request, reply) => {
    const name = request.params['*'];
    const type = contentTypeOf(name);
    if (!SAFE_PATH.test(name) || PRIVATE.test(name) || !type) throw missing();
    const original = await storage.open(name);
    if (!original) throw missing();
    if (isDownload(name)) reply.header('content-disposition', 'attachment');
    const width = widthOf(request.query.w);
    if (width === undefined || !isRaster(name)) return send(request, reply, original, type);
    const copy = await smaller.of(name, original, width);
    const { size } = await fs.promises.stat(copy);
    return send(request, reply, { size, read: (range) => fs.createReadStream(copy, range) }, 'image/webp');
  });
}
