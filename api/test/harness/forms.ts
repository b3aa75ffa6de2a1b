import sharp from 'sharp';
import type { Reply, TestApp } from './test-app.ts';

/** A file of a form. */
export interface FormFile {
  readonly file: Uint8Array;
  readonly name: string;
}
type Sent = string | number | boolean | FormFile | readonly Sent[] | { readonly [name: string]: Sent };

const isFile = (value: Sent): value is FormFile =>
  typeof value === 'object' && !Array.isArray(value) && 'file' in value && 'name' in value;

function append(form: FormData, name: string, value: Sent): void {
  if (isFile(value)) form.append(name, new Blob([new Uint8Array(value.file)]), value.name);
  else if (typeof value === 'object')
    for (const [key, inner] of Object.entries(value)) append(form, `${name}[${key}]`, inner as Sent);
  else form.append(name, String(value));
}

/** Posts a multipart form the way deployed clients write it: `parameters[0][value]` and so on. */
export async function postForm(
  app: TestApp,
  call: string,
  fields: Record<string, Sent>,
  token?: string,
): Promise<Reply> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) append(form, name, value);
  const encoded = new Response(form);
  return app.request({
    method: 'POST',
    url: `/api/${call}`,
    payload: Buffer.from(await encoded.arrayBuffer()),
    headers: {
      'content-type': encoded.headers.get('content-type') ?? '',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
  });
}

/** A picture of one colour as JPEG. */
export async function photo(name = 'photo.jpg', width = 640, height = 480): Promise<FormFile> {
  const background = { r: 120, g: 160, b: 90 };
  const file = await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, file };
}

/** A short PDF. */
export const pdf = (name = 'plan.pdf'): FormFile => ({ name, file: Buffer.from('%PDF-1.4\n1 0 obj\n') });
