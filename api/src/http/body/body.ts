import formbody from '@fastify/formbody';
import multipart, { type Multipart, type MultipartFile } from '@fastify/multipart';
import type { UploadedFile } from '@lintel/api-contract/schemas';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  MAX_FILE_BYTES,
  MAX_FILES,
  MAX_FORM_BYTES,
  MAX_NAMES,
  SMALL_BODY,
  withoutNumbers,
  type BodyLimits,
} from './body-limits.ts';
import { nest, withoutEmpty, type Fields } from './fields.ts';
import { DomainError } from '#http/domain-error.ts';
import type { UploadShare } from './upload-memory.ts';

/** Accepts the three encodings that deployed clients use: JSON, forms and multipart. */
export async function acceptBodies(app: FastifyInstance): Promise<void> {
  await app.register(formbody, {
    parser: (text) => {
      if (Buffer.byteLength(text) > MAX_FORM_BYTES) throw tooLarge('The form is too large.');
      return nest(new URLSearchParams(text));
    },
  });
  await app.register(multipart);
}

const tooLarge = (message: string) => new DomainError('payloadTooLarge', message);

/** Names the file, as refusals of its content do: `gallery_images.3`. */
const largeFile = (name: string) =>
  new DomainError('payloadTooLarge', `The file of the field ${name} is larger than 6 MB.`, {
    fields: { [name.replaceAll(/\[([^\]]*)\]/g, '.$1')]: 'is larger than 6 MB' },
  });

/** Collects the parts of a form within the limits of its call. */
class MultipartCollector {
  readonly entries: [string, unknown][] = [];
  #textBytes = 0;
  #fileBytes = 0;

  constructor(
    private readonly limits: BodyLimits,
    private readonly share: UploadShare | undefined,
  ) {}

  async add(part: Multipart): Promise<void> {
    if (part.type === 'field') this.#addText(part.fieldname, part.value, part.valueTruncated);
    else await this.#addFile(part);
  }

  #addText(name: string, value: unknown, isTruncated: boolean) {
    const size = name.length + Buffer.byteLength(typeof value === 'string' ? value : JSON.stringify(value));
    this.#textBytes += size;
    if (isTruncated || this.#textBytes > this.limits.text) throw tooLarge('The texts are too large.');
    this.share?.take(size);
    this.entries.push([name, value]);
  }

  async #addFile(part: MultipartFile) {
    const { fieldname: name, filename: fileName } = part;
    // A form sends a file field without a choice as an empty file without a name.
    const isAccepted = this.limits.fileFields.has(withoutNumbers(name));
    if (!isAccepted && fileName && this.limits.fileFields.size === 0)
      throw new DomainError('unsupportedMediaType', `The field ${name} does not take a file.`);
    const chunks: Buffer[] = [];
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      this.#fileBytes += chunk.length;
      if (this.#fileBytes > Math.max(this.limits.files, MAX_FORM_BYTES))
        throw tooLarge('The files are too large together.');
      if (!isAccepted) continue;
      this.share?.take(chunk.length);
      chunks.push(chunk);
    }
    if (part.file.truncated) throw largeFile(name);
    const file: UploadedFile = { fileName, bytes: Buffer.concat(chunks) };
    if (isAccepted && (fileName || file.bytes.length > 0)) this.entries.push([name, file]);
  }
}

async function multipartFields(
  request: FastifyRequest,
  limits: BodyLimits,
  share: UploadShare | undefined,
): Promise<Fields> {
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > limits.text + limits.files + MAX_FORM_BYTES) throw tooLarge('The form is too large.');
  const collector = new MultipartCollector(limits, share);
  const bounds = { fileSize: MAX_FILE_BYTES, files: MAX_FILES, fields: MAX_NAMES, fieldSize: limits.text };
  try {
    for await (const part of request.parts({ limits: { ...bounds, fieldNameSize: 200 } }))
      await collector.add(part);
  } catch (error) {
    if (error instanceof DomainError || (error as { statusCode?: number }).statusCode) throw error;
    // What remains are faults of the form itself, such as an end that is missing.
    throw new DomainError('validation', 'The form could not be read.', { status: 400 });
  }
  return nest(collector.entries);
}

/** Deployed clients name a form without boundary where they send none. */
const isForm = (request: FastifyRequest) =>
  request.isMultipart() && (request.headers['content-type'] ?? '').includes('boundary=');

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface BodyOptions {
  readonly limits?: BodyLimits;
  /** Bounds the memory of files. */
  readonly share?: UploadShare | undefined;
  /** Fields whose empty values stay. */
  readonly kept?: readonly string[] | undefined;
}

/** What the client sent, whichever way, without empty values but those of `kept`. Without limits no file is accepted. */
export async function sentFields(
  request: FastifyRequest,
  { limits = SMALL_BODY, share, kept }: BodyOptions = {},
): Promise<Fields> {
  const query = nest(new URLSearchParams(request.url.split('?')[1] ?? ''));
  if (request.method === 'GET' || request.method === 'HEAD') return withoutEmpty(query);
  const body = isForm(request) ? await multipartFields(request, limits, share) : (request.body ?? {});
  if (!isRecord(body)) throw new DomainError('validation', 'The body must be an object.');
  return withoutEmpty({ ...query, ...body }, kept);
}
