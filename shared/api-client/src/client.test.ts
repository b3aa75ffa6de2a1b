/**
 * @jest-environment @lintel/build/jest/browser-environment.cjs
 * @jest-environment-options {"url": "http://localhost:0/"}
 */
import { operation, pageOperation, type ApiError } from '@lintel/api-contract';
import { createApiClient, isApiError } from './index.ts';
import { startRecordingServer } from './recording-server.ts';

/** That of the page, which calls its own origin. */
const port = Number(location.port);
const list = operation<Record<string, unknown>, { data: number[]; total: number }>(
  'GET',
  'get-property-list',
);
const save = operation<Record<string, unknown>, object>('POST', 'add_favourite');
const upload = operation<Record<string, unknown>, object>('POST', 'post_project', 'multipart');

let server: Awaited<ReturnType<typeof startRecordingServer>>;
let token: string | null;
const signedOut: ApiError[] = [];

beforeEach(async () => {
  server = await startRecordingServer(port);
  token = 'token-1';
  signedOut.length = 0;
  document.cookie = 'XSRF-TOKEN=; max-age=0';
});
afterEach(() => server.stop());

// The tests' browser keeps the timer of an aborted call, so the limit is short.
const client = (timeout = 1000) =>
  createApiClient({
    baseUrl: '/api/',
    getToken: () => token,
    getLanguage: () => 'ar',
    onUnauthenticated: (error) => signedOut.push(error),
    timeout,
  });

const failure = async (attempt: Promise<unknown>): Promise<ApiError> => {
  const caught: unknown = await attempt.then(
    () => ({ kind: 'none' }),
    (error: unknown) => error,
  );
  if (!isApiError(caught)) throw new Error('expected an ApiError');
  return caught;
};

describe('a call that answers with a document', () => {
  const receipt = pageOperation<Record<string, unknown>>('get-payment-receipt');

  it('resolves with the document', async () => {
    server.answer({ body: '<!doctype html><title>Receipt</title>' });
    expect(await client().request(receipt, {})).toBe('<!doctype html><title>Receipt</title>');
  });

  it('fails like any other call when the back end refuses', async () => {
    server.answer({ status: 404, body: { error: true, message: 'No receipt', key: 'notFound' } });
    expect(await failure(client().request(receipt, {}))).toMatchObject({ kind: 'rejected', key: 'notFound' });
    server.answer({ body: { error: true, message: 'No receipt' } });
    expect(await failure(client().request(receipt, {}))).toMatchObject({ message: 'No receipt' });
  });

  it('refuses what is neither a document nor a refusal', async () => {
    server.answer({ body: { error: false, data: [] } });
    expect(await failure(client().request(receipt, {}))).toMatchObject({ kind: 'invalid-reply' });
    server.answer({ status: 502, body: '<h1>Bad gateway</h1>' });
    expect(await failure(client().request(receipt, {}))).toMatchObject({
      kind: 'invalid-reply',
      retryable: true,
    });
  });
});

describe('the progress of a call', () => {
  it('is reported while the body is sent, up to all of its bytes', async () => {
    const seen: [number, number][] = [];
    const file = new File([new Uint8Array(200_000)], 'photo.jpg', { type: 'image/jpeg' });
    await client().request(
      upload,
      { title_image: file },
      { onProgress: (sent, total) => seen.push([sent, total]) },
    );
    const [sent, total] = seen.at(-1)!;
    expect(total).toBeGreaterThan(200_000);
    expect(sent).toBe(total);
  });
});

describe('a GET call', () => {
  it('resolves with the whole body, siblings of data included', async () => {
    server.answer({ body: { error: false, message: 'ok', data: [1], total: 7 } });
    expect(await client().request(list, {})).toMatchObject({ data: [1], total: 7 });
  });

  it('drops empty filter values, keeps 0, and joins lists with commas', async () => {
    await client().request(list, {
      city: '',
      state: null,
      country: undefined,
      property_type: 0,
      category_id: [1, 2],
      facilities: [],
      search: 'größe & lage',
    });
    const [arrival] = server.arrivals;
    expect(arrival?.url.pathname).toBe('/api/get-property-list');
    expect(Object.fromEntries(arrival?.url.searchParams ?? [])).toEqual({
      property_type: '0',
      category_id: '1,2',
      search: 'größe & lage',
    });
  });

  it('carries token and language, and no token for a visitor or when asked not to', async () => {
    await client().request(list, {});
    await client().request(list, {}, { withoutToken: true });
    token = null;
    await client().request(list, {});
    expect(server.arrivals.map(({ headers }) => headers.authorization)).toEqual([
      'Bearer token-1',
      undefined,
      undefined,
    ]);
    expect(server.arrivals[0]?.headers['content-language']).toBe('ar');
  });
});

describe('every call', () => {
  it('carries an id of its own, in the form that the back end takes over', async () => {
    await client().request(list, {});
    await client().request(save, { property_id: 4, type: 1 });
    const ids = server.arrivals.map(({ headers }) => headers['x-request-id']);
    for (const id of ids) expect(id).toMatch(/^[\w-]{8,64}$/);
    expect(new Set(ids).size).toBe(2);
  });
});

describe('a POST call', () => {
  it('sends JSON and answers the XSRF cookie in the header', async () => {
    document.cookie = 'XSRF-TOKEN=abc';
    await client().request(save, { property_id: 4, type: 0, note: '' });
    const [arrival] = server.arrivals;
    expect(arrival?.headers['content-type']).toContain('application/json');
    expect(arrival?.headers['x-xsrf-token']).toBe('abc');
    expect(JSON.parse(arrival?.body ?? '')).toEqual({ property_id: 4, type: 0, note: '' });
  });

  it('names the parts of a multipart body with brackets', async () => {
    await client().request(upload, {
      title: 'Marina',
      meta_keywords: '',
      skipped: null,
      is_premium: true,
      plans: [
        { title: 'Ground floor', document: new File(['%PDF'], 'plan.pdf', { type: 'application/pdf' }) },
      ],
      gallery_images: [new File(['a'], 'a.png', { type: 'image/png' })],
    });
    const [arrival] = server.arrivals;
    expect(arrival?.headers['content-type']).toContain('multipart/form-data; boundary=');
    const names = [...(arrival?.body ?? '').matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual([
      'title',
      'meta_keywords',
      'is_premium',
      'plans[0][title]',
      'plans[0][document]',
      'gallery_images[0]',
    ]);
    expect(arrival?.body).toContain('filename="plan.pdf"');
  });
});

describe('a failed call', () => {
  it('is the same rejection for HTTP 200 with the error flag and for an HTTP error', async () => {
    const body = { error: true, message: 'No', key: 'packageRequired', fields: { package_id: 'Buy one' } };
    server.answer({ status: 200, body });
    const legacy = await failure(client().request(save, {}));
    server.answer({ status: 400, body });
    const modern = await failure(client().request(save, {}));
    expect(modern).toEqual({
      kind: 'rejected',
      retryable: false,
      status: 400,
      key: 'packageRequired',
      message: 'No',
      fields: { package_id: 'Buy one' },
    });
    expect({ ...legacy, status: 400 }).toEqual(modern);
  });

  it('gets its key from the status when the back end knows no keys', async () => {
    const keyFor = async (status: number) => {
      server.answer({ status, body: { message: 'framework text' } });
      return (await failure(client().request(list, {}))).key;
    };
    expect(await keyFor(404)).toBe('notFound');
    expect(await keyFor(429)).toBe('tooManyRequests');
    expect(await keyFor(400)).toBeUndefined();
  });

  it('may be tried again after 500, 429 and a proxy’s page, not after a refusal', async () => {
    const retryable = async (status: number, body: object | string) => {
      server.answer({ status, body });
      return (await failure(client().request(list, {}))).retryable;
    };
    const envelope = { error: true, message: 'x' };
    expect(await retryable(500, envelope)).toBe(true);
    expect(await retryable(429, envelope)).toBe(true);
    expect(await retryable(502, '<h1>Bad gateway</h1>')).toBe(true);
    expect(await retryable(400, envelope)).toBe(false);
  });

  it('is an invalid reply when the answer is a page, a list or lacks the flag', async () => {
    for (const body of ['<h1>Hello</h1>', [1], { data: 1 }]) {
      server.answer({ body });
      expect(await failure(client().request(list, {}))).toMatchObject({ kind: 'invalid-reply', status: 200 });
    }
  });

  it.each([
    [200, undefined],
    [404, undefined],
    [502, 'unavailable'],
    [504, 'unavailable'],
  ])('of a page that a proxy answers with %i has the key %s', async (status, key) => {
    server.answer({ status, body: '<h1>nginx</h1>' });
    const { kind, key: named } = await failure(client().request(list, {}));
    expect([kind, named]).toEqual(['invalid-reply', key]);
  });

  it('is aborted by the caller, and times out without an answer', async () => {
    server.answer({ body: 'never' });
    const controller = new AbortController();
    const attempt = failure(client().request(list, {}, { signal: controller.signal }));
    setTimeout(() => controller.abort(), 30);
    expect((await attempt).kind).toBe('aborted');
    expect(await failure(client(60).request(list, {}))).toEqual({ kind: 'timeout', retryable: true });
  });
});

describe('a 401', () => {
  it('reports that the token is no longer accepted', async () => {
    server.answer({ status: 401, body: { error: true, message: 'gone', key: 'accountDeactivated' } });
    await failure(client().request(list, {}));
    expect(signedOut).toMatchObject([{ key: 'accountDeactivated', status: 401 }]);
  });

  it('stays quiet for a visitor, and for a token that was replaced while the call was under way', async () => {
    server.answer({ status: 401, body: { error: true, message: 'gone', key: 'unauthenticated' } });
    await failure(client().request(list, {}, { withoutToken: true }));
    const late = failure(client().request(list, {}));
    token = 'token-2';
    await late;
    expect(signedOut).toEqual([]);
  });
});

it('an error in our own code stays what it is, not a failure of the network', async () => {
  const endless: Record<string, unknown> = {};
  endless.self = endless;
  const caught: unknown = await client()
    .request(save, endless)
    .catch((error: unknown) => error);
  expect(caught).toBeInstanceOf(RangeError);
  expect(isApiError(caught)).toBe(false);
});

describe('a call that outlives the page', () => {
  const answers = (make: () => Promise<Partial<Response>>) => {
    const fetched = jest.fn<Promise<Partial<Response>>, [string, RequestInit]>(make);
    globalThis.fetch = fetched as unknown as typeof fetch;
    return fetched;
  };

  it('goes by a request that the browser finishes after the page is closed, with the token', async () => {
    const fetched = answers(() =>
      Promise.resolve({
        status: 200,
        statusText: 'OK',
        headers: new Headers({ 'content-type': 'application/json' }),
        text: () => Promise.resolve('{"error":false,"data":1}'),
      }),
    );
    expect(await client().request(save, { property_id: 4 }, { outlivesPage: true })).toMatchObject({
      data: 1,
    });
    const [address, request] = fetched.mock.calls[0]!;
    expect(address).toBe('/api/add_favourite');
    expect(request).toMatchObject({ method: 'POST', keepalive: true, body: '{"property_id":4}' });
    expect(request.headers).toMatchObject({ Authorization: 'Bearer token-1' });
    expect(server.arrivals).toEqual([]);
  });

  it('is offline when nothing answers', async () => {
    answers(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failure(client().request(save, {}, { outlivesPage: true }))).toMatchObject({
      kind: 'offline',
    });
  });
});
