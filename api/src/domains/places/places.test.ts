import http from 'node:http';
import { once } from 'node:events';
import { embeddedGeocoder } from '#adapters/geocoding/embedded-geocoder.ts';
import { googleGeocoder, nominatimGeocoder, withFallback } from '#adapters/geocoding/http-geocoders.ts';
import { testApp, type TestApp } from '../../../test/harness/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const at = async (latitude: number, longitude: number) =>
  (await app.get('reverse-geocode', { latitude, longitude })).body.data;

describe('the town of a position', () => {
  it.each([
    ['Paris', 48.8566, 2.3522, 'France'],
    ['Versailles', 48.8049, 2.1204, 'France'],
    ['Jersey City', 40.7178, -74.0431, 'United States'],
    ['Cairo', 30.0444, 31.2357, 'Egypt'],
    ['Berlin', 52.52, 13.405, 'Germany'],
  ])('%s', async (city, latitude, longitude, country) => {
    expect(await at(latitude, longitude)).toMatchObject({ city, country, has_listings: false });
  });

  it('of the demo island is one of our own cities', async () => {
    expect(await at(35.2036, -24)).toMatchObject({
      city: 'Port Aster',
      state: 'Aster Bay',
      country: 'Lumera',
      formatted_address: 'Port Aster, Aster Bay, Lumera',
      has_listings: true,
    });
  });

  it('is none in the middle of the ocean: 404', async () => {
    const { status, body } = await app.get('reverse-geocode', { latitude: -45, longitude: -130 });
    expect(status).toBe(404);
    expect(body).toMatchObject({ error: true, key: 'notFound' });
  });

  it('needs a position on earth', async () => {
    expect((await app.get('reverse-geocode', { latitude: 91, longitude: 0 })).body).toMatchObject({
      key: 'validation',
      fields: { latitude: expect.any(String) },
    });
  });
});

describe('towns by name', () => {
  const search = async (query: string) =>
    (await app.get('place-search', { query })).body.data.map(({ city }: { city: string }) => city);

  it('our own first, then the large ones of the world', async () => {
    expect((await search('port'))[0]).toBe('Port Aster');
    expect((await search('london'))[0]).toBe('London');
  });
  it('with accents or without, and mistyped when it is one of ours', async () => {
    expect(await search('sao paulo')).toContain('São Paulo');
    expect(await search('westhavn')).toContain('Westhaven');
  });
  it('nothing for nothing', async () => {
    expect(await search('%%')).toEqual([]);
  });
});

describe('services', () => {
  const answers = async (handle: (url: URL, headers: http.IncomingHttpHeaders) => unknown) => {
    const server = http.createServer((request, reply) => {
      const answer = handle(new URL(request.url ?? '/', 'http://x'), request.headers);
      if (answer === undefined) reply.writeHead(500).end();
      else reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as { port: number };
    return { baseUrl: `http://127.0.0.1:${port}`, close: () => server.close() };
  };

  it('Nominatim is asked with an own user agent', async () => {
    const asked: string[] = [];
    const { baseUrl, close } = await answers((url, headers) => {
      asked.push(`${url.pathname} ${url.searchParams.get('lat')} ${headers['user-agent']}`);
      return { lat: '1.5', lon: '2.5', address: { town: 'Tarn', state: 'Hills', country: 'Elsewhere' } };
    });
    const found = await nominatimGeocoder({ baseUrl, contact: 'ops@example.com' }).reverse(1.5, 2.5);
    close();
    expect(found).toEqual({
      city: 'Tarn',
      state: 'Hills',
      country: 'Elsewhere',
      latitude: 1.5,
      longitude: 2.5,
    });
    expect(asked).toEqual(['/reverse 1.5 Lintel (ops@example.com)']);
  });

  it('Google is read part by part', async () => {
    const { baseUrl, close } = await answers(() => ({
      status: 'OK',
      results: [
        {
          address_components: [
            { long_name: 'Tarn', types: ['locality', 'political'] },
            { long_name: 'Elsewhere', types: ['country'] },
          ],
          geometry: { location: { lat: 1, lng: 2 } },
        },
      ],
    }));
    const found = await googleGeocoder({ baseUrl, key: 'k' }).search('Tarn', 3);
    close();
    expect(found).toEqual([{ city: 'Tarn', state: '', country: 'Elsewhere', latitude: 1, longitude: 2 }]);
  });

  it('one that fails is replaced by the embedded one, and reported as failing', async () => {
    const { baseUrl, close } = await answers(() => undefined);
    const errors: unknown[] = [];
    const geocoder = withFallback(googleGeocoder({ baseUrl, key: 'k' }), embeddedGeocoder(), (error) =>
      errors.push(error),
    );
    expect(await geocoder.reverse(48.8566, 2.3522)).toMatchObject({ city: 'Paris', state: 'Île-de-France' });
    close();
    expect(errors).toHaveLength(1);
  });
});
