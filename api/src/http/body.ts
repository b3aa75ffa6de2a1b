import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { UploadedFile } from '@lintel/api-contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { nest, withoutEmpty, type Fields } from './fields.ts';
import { Refusal } from './refusal.ts';

const MEBIBYTE = 1024 * 1024;
const LIMITS = { fileSize: 6 * MEBIBYTE, files: 60, fields: 400, fieldSize: MEBIBYTE, parts: 460 };

/** All files of a request together; they wait in memory until the request is complete. */
const MOST_BYTES = 80 * MEBIBYTE;

/** Accepts the three encodings that deployed clients use: JSON, forms and multipart. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, { parser: (text) => nest(new URLSearchParams(text)), bodyLimit: MEBIBYTE });
  await app.register(multipart, { limits: LIMITS });
}

async function multipartFields(request: FastifyRequest): Promise<Fields> {
  const entries: [string, unknown][] = [];
  let size = 0;
  for await (const part of request.parts()) {
    if (part.type === 'field') entries.push([part.fieldname, part.value]);
    else {
      const bytes = await part.toBuffer();
      size += bytes.length;
      if (size > MOST_BYTES) throw new Refusal('payloadTooLarge', 'The files are too large together.');
      const file: UploadedFile = { fileName: part.filename, bytes };
      // A form sends a file field without a choice as an empty file without a name.
      if (part.filename || bytes.length > 0) entries.push([part.fieldname, file]);
    }
  }
  return nest(entries);
}

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the client sent, whichever way, without empty values but those of `kept`. */
export async function sentFields(request: FastifyRequest, kept?: readonly string[]): Promise<Fields> {
  const query = nest(new URLSearchParams(request.url.split('?')[1] ?? ''));
  if (request.method === 'GET' || request.method === 'HEAD') return withoutEmpty(query);
  const body = request.isMultipart() ? await multipartFields(request) : (request.body ?? {});
  if (!isRecord(body)) throw new Refusal('validation', 'The body must be an object.');
  return withoutEmpty({ ...query, ...body }, kept);
}
