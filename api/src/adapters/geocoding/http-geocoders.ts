import { z } from 'zod';
import type { Geocoder, NamedPlace } from '#ports/geocoder.ts';

const TIMEOUT_MS = 4000;

/** Asks a service; anything but a good answer in time is an error. */
async function read<T extends z.ZodType>(
  url: URL,
  schema: T,
  headers: Record<string, string> = {},
): Promise<z.output<T>> {
  const reply = await fetch(url, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
  if (!reply.ok) throw new Error(`the geocoder answered ${reply.status}`);
  return schema.parse(await reply.json());
}

const nominatimRow = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  address: z
    .object({
      city: z.string(),
      town: z.string(),
      village: z.string(),
      municipality: z.string(),
      state: z.string(),
      country: z.string(),
    })
    .partial(),
});
const fromNominatim = ({ lat, lon, address }: z.output<typeof nominatimRow>): NamedPlace => ({
  city: address.city ?? address.town ?? address.village ?? address.municipality ?? '',
  state: address.state ?? '',
  country: address.country ?? '',
  latitude: lat,
  longitude: lon,
});

/** Questions that wait for their second; a caller would rather have the embedded answer than a later one. */
const MOST_WAITING = 4;
/** Milliseconds between the end of a question and the next one. */
const MIN_INTERVAL_MS = 1000;

/**
 * Nominatim's rules ask for an own user agent and at most one request a second; calls wait for their turn, and fail when too
 * many wait already.
 */
export function nominatimGeocoder({
  baseUrl,
  contact,
  pause = MIN_INTERVAL_MS,
}: {
  baseUrl: string;
  contact: string;
  pause?: number;
}): Geocoder {
  const headers = { 'user-agent': `Lintel (${contact})`, 'accept-language': 'en' };
  let turn = Promise.resolve();
  let waiting = 0;
  const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting >= MOST_WAITING) throw new Error('too many questions wait for the geocoder');
    const before = turn;
    let done = () => {};
    turn = new Promise((resolve) => (done = () => setTimeout(resolve, pause)));
    waiting += 1;
    await before;
    waiting -= 1;
    try {
      return await work();
    } finally {
      done();
    }
  };
  const url = (path: string, query: Record<string, string>) =>
    new URL(
      `${baseUrl}/${path}?${new URLSearchParams({ format: 'jsonv2', addressdetails: '1', ...query }).toString()}`,
    );
  return {
    reverse: (latitude, longitude) =>
      inTurn(async () => {
        const found = await read(
          url('reverse', { lat: String(latitude), lon: String(longitude), zoom: '10' }),
          z.union([nominatimRow, z.object({ error: z.string() })]),
          headers,
        );
        return 'error' in found ? undefined : fromNominatim(found);
      }),
    search: (text, limit) =>
      inTurn(async () =>
        (await read(url('search', { q: text, limit: String(limit) }), z.array(nominatimRow), headers)).map(
          fromNominatim,
        ),
      ),
  };
}

const googleAnswer = z.object({
  status: z.enum(['OK', 'ZERO_RESULTS']),
  results: z.array(
    z.object({
      address_components: z.array(z.object({ long_name: z.string(), types: z.array(z.string()) })),
      geometry: z.object({ location: z.object({ lat: z.number(), lng: z.number() }) }),
    }),
  ),
});

/** Google's Geocoding service. The key stays on the server. */
export function googleGeocoder({ baseUrl, key }: { baseUrl: string; key: string }): Geocoder {
  const places = async (query: Record<string, string>) => {
    const url = new URL(
      `${baseUrl}/maps/api/geocode/json?${new URLSearchParams({ ...query, key, language: 'en' }).toString()}`,
    );
    const { results } = await read(url, googleAnswer);
    return results.map(({ address_components: parts, geometry: { location } }): NamedPlace => {
      const part = (...types: string[]) =>
        types.map((type) => parts.find((one) => one.types.includes(type))?.long_name).find(Boolean) ?? '';
      return {
        city: part('locality', 'postal_town', 'administrative_area_level_2'),
        state: part('administrative_area_level_1'),
        country: part('country'),
        latitude: location.lat,
        longitude: location.lng,
      };
    });
  };
  return {
    reverse: async (latitude, longitude) =>
      (await places({ latlng: `${latitude},${longitude}` })).find(({ city }) => city),
    search: async (text, limit) =>
      (await places({ address: text })).filter(({ city }) => city).slice(0, limit),
  };
}

/** Asks the service; when it fails or is slow, the other one answers this question. */
export function withFallback(
  geocoder: Geocoder,
  fallback: Geocoder,
  onError: (error: unknown) => void,
): Geocoder {
  const attempt = <T>(ask: (one: Geocoder) => Promise<T>): Promise<T> =>
    ask(geocoder).catch((error: unknown) => {
      onError(error);
      return ask(fallback);
    });
  return {
    reverse: (latitude, longitude) => attempt((one) => one.reverse(latitude, longitude)),
    search: (text, limit) => attempt((one) => one.search(text, limit)),
  };
}
