import type { AnswerOf, getProperty, PropertyDetail } from '@lintel/api-contract';
import { OFFLINE_HOMES_CACHE, paths } from '@lintel/contract';
import { fetchPlaceMap, tilesAround, type BaseMap } from '@lintel/map';
import { photoAt } from '@lintel/ui';
import { LazyTour } from '#common/media/lazy-tour.ts';
import { photosOf } from '#common/media/photos.ts';

/** The cover, and the first eight of the gallery. */
const MOST_PHOTOS = 9;
/** One width for all places on the page, in px. */
const WIDTH = 640;

type Answer = AnswerOf<typeof getProperty>;

/** Without anything about the user who looked: only public data lies on the device. */
export function impersonal(home: PropertyDetail): PropertyDetail {
  return {
    ...home,
    favourite_users: [],
    interested_users: [],
    is_favourite: 0,
    is_interested: 0,
    is_reported: false,
    inquiry: false,
    is_blocked_by_me: false,
    is_blocked_by_user: false,
  };
}

/** Pictures of a home that are served from this origin: photos, then drawings among the documents. */
export function picturesOf(home: PropertyDetail, origin: string): string[] {
  const drawings = home.documents.filter(({ file }) => /\.(svg|png|jpe?g|webp|avif)($|\?)/i.test(file));
  return [
    ...photosOf(home)
      .slice(0, MOST_PHOTOS)
      .map(({ src }) => src),
    ...drawings.map(({ file }) => file),
  ].filter((src) => src.startsWith(`${origin}/images/`));
}

const keyOf = (slug: string) => `/api/get_property?slug_id=${encodeURIComponent(slug)}`;

/** The page of a home names the files that it is made of; fetched once, the worker has them. */
async function keepPage(slug: string): Promise<void> {
  const page = await fetch(paths.property(slug), { headers: { accept: 'text/html' } });
  const html = await page.text();
  const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, file]) => file!);
  await Promise.all([...new Set(files)].map((file) => fetch(file)));
}

/** What the map of a home shows, in files of this origin. */
function tilesOf({ latitude, longitude }: PropertyDetail, baseMap: BaseMap, origin: string): string[] {
  const place = [Number(longitude), Number(latitude)] as const;
  if (!latitude || !longitude || !place.every(Number.isFinite)) return [];
  return tilesAround(baseMap, place).filter((src) => new URL(src, origin).origin === origin);
}

/** Bytes that a file takes on the device; none when it cannot be had, or lies there for another home already. */
async function keepFile(cache: Cache, address: string, source = address): Promise<number> {
  const key = new URL(address, location.origin).pathname;
  if (await cache.match(key)) return 0;
  const file = await fetch(source);
  if (!file.ok) return 0;
  const { size } = await file.clone().blob();
  await cache.put(key, file);
  return size;
}

/** What the page of a home fetches only when it is wanted; a home without its map is still a home. */
export const fetchDeferredParts = (): Promise<unknown> =>
  Promise.allSettled([fetchPlaceMap(), LazyTour.preload()]);

/** Puts a home on the device, with its map; answers how many bytes that took. */
export async function keepHome(home: PropertyDetail, baseMap: BaseMap): Promise<number> {
  const cache = await caches.open(OFFLINE_HOMES_CACHE);
  const answer: Answer = {
    error: false,
    message: '',
    data: [impersonal(home)],
    total: 1,
    similar_properties: [],
  };
  const text = JSON.stringify(answer);
  await cache.put(
    keyOf(home.slug_id),
    new Response(text, { headers: { 'content-type': 'application/json' } }),
  );
  const pictures = picturesOf(home, location.origin).map((src) => keepFile(cache, src, photoAt(src, WIDTH)));
  const tiles = tilesOf(home, baseMap, location.origin).map((src) => keepFile(cache, src));
  const sizes = await Promise.all([...pictures, ...tiles]);
  await fetchDeferredParts();
  await keepPage(home.slug_id);
  return text.length + sizes.reduce((sum, size) => sum + size, 0);
}

/** Whether a home lies on the device. */
export const isKept = async (slug: string): Promise<boolean> =>
  (await (await caches.open(OFFLINE_HOMES_CACHE)).match(keyOf(slug))) !== undefined;

/** Takes everything off the device. */
export const forgetHomes = (): Promise<boolean> => caches.delete(OFFLINE_HOMES_CACHE);

/** Takes one home off; its pictures go with the rest, since another home may show the same. */
export async function forgetHome(slug: string): Promise<void> {
  await (await caches.open(OFFLINE_HOMES_CACHE)).delete(keyOf(slug));
}

/** The browser can keep homes and answer with them later. */
export const canKeep = (): boolean => 'caches' in globalThis && 'serviceWorker' in navigator;
