import { createServer, type IncomingMessage } from 'node:http';
import type { BucketSettings } from '#store/bucket-files.ts';

export interface BucketStore {
  /** How to reach the bucket, in which each caller has files of its own. */
  settings(): BucketSettings;
  close(): Promise<void>;
}

interface Answer {
  status: number;
  body?: string | Buffer;
}

const refusal = (status: number, code: string): Answer => ({
  status,
  body: `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`,
});

/** The server that the back end's tests use knows neither conditional writes nor, on a current Node, lists of several pages. */
export async function bucketStore({ forgetful = false } = {}): Promise<BucketStore> {
  const answer = bucket(forgetful);
  const server = createServer((request, reply) => {
    void answer(request).then(({ status, body }) => reply.writeHead(status).end(body));
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  let callers = 0;
  return {
    settings: () => ({
      endpoint: `http://127.0.0.1:${address.port}`,
      region: 'us-east-1',
      bucket: 'lintel',
      prefix: `registry-${(callers += 1)}/`,
      accessKey: 'key',
      secretKey: 'secret',
      pageSize: 3,
    }),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * A bucket in memory with what a registry needs of the protocol, as Amazon and MinIO answer it: `If-None-Match: *` creates, or 412;
 * 409 while another write of the name is under way. `forgetful` ignores the condition, as some stores do.
 */
function bucket(forgetful: boolean): (request: IncomingMessage) => Promise<Answer> {
  const objects = new Map<string, Buffer>();
  const started = new Date().toISOString();
  const underWay = new Set<string>();

  async function put(key: string, request: IncomingMessage): Promise<Answer> {
    const isCreation = request.headers['if-none-match'] === '*' && !forgetful;
    const isBusy = underWay.has(key);
    underWay.add(key);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!isBusy) underWay.delete(key);
    if (isCreation && objects.has(key)) return refusal(412, 'PreconditionFailed');
    if (isCreation && isBusy) return refusal(409, 'ConditionalRequestConflict');
    objects.set(key, Buffer.concat(chunks));
    return { status: 200 };
  }

  return async (request) => {
    const url = new URL(request.url ?? '/', 'http://store');
    const key = decodeURIComponent(url.pathname.split('/').slice(2).join('/'));
    if (request.method === 'PUT') return put(key, request);
    if (request.method === 'DELETE') {
      objects.delete(key);
      return { status: 204 };
    }
    if (url.searchParams.has('list-type'))
      return { status: 200, body: listed([...objects.keys()], url, started) };
    const found = objects.get(key);
    return found ? { status: 200, body: found } : refusal(404, 'NoSuchKey');
  };
}

/** One page of a list; a name below the delimiter counts once, by the folder that it is in. */
function listed(keys: string[], { searchParams }: URL, at: string): string {
  const [prefix, delimiter, after] = ['prefix', 'delimiter', 'continuation-token'].map(
    (name) => searchParams.get(name) ?? '',
  ) as [string, string, string];
  const entries = keys
    .filter((key) => key.startsWith(prefix))
    .map((key) => {
      const end = delimiter ? key.indexOf(delimiter, prefix.length) : -1;
      return end < 0 ? key : key.slice(0, end + 1);
    });
  const rest = [...new Set(entries)].sort().filter((entry) => entry > after);
  const page = rest.slice(0, Number(searchParams.get('max-keys') ?? 1_000));
  const contents = page.map((entry) =>
    delimiter && entry.endsWith(delimiter)
      ? `<CommonPrefixes><Prefix>${entry}</Prefix></CommonPrefixes>`
      : `<Contents><Key>${entry}</Key><LastModified>${at}</LastModified></Contents>`,
  );
  const isTruncated = page.length < rest.length;
  const next = isTruncated ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${contents.join('')}${next}</ListBucketResult>`;
}
