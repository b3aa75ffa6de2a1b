import { decodeAreas, encodeAreas, type Area, type Box, type Place } from '@lintel/map';

/** How results are shown. */
export type ResultsView = 'grid' | 'list' | 'split' | 'map';
export const resultsViews: readonly ResultsView[] = ['grid', 'list', 'split', 'map'];

/** The map's part of the address: the view, the window that is searched, drawn areas, and the centre of the radius. */
export interface MapQuery {
  /** Empty: as this browser had it last. */
  view: '' | ResultsView;
  box?: Box;
  areas: readonly Area[];
  /** The radius is around this place; without one, around the stored location. */
  at?: Place;
}

export const noMap: MapQuery = { view: '', areas: [] };

/** Fine enough for a house, short enough for an address. */
const DIGITS = 5;

function numbersOf(text: string | null, count: number): number[] | undefined {
  const numbers = (text ?? '').split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)));
  return numbers.length === count && numbers.every(Number.isFinite) ? numbers : undefined;
}
const isPlace = (lng: number, lat: number) => Math.abs(lng) <= 180 && Math.abs(lat) <= 90;

/** Reads the map's part of an address; undefined when there is none. */
export function readMap(url: URLSearchParams): MapQuery | undefined {
  const box = numbersOf(url.get('bbox'), 4) as [number, number, number, number] | undefined;
  const at = numbersOf(url.get('at'), 2);
  const map: MapQuery = {
    view: resultsViews.find((one) => one === url.get('view')) ?? '',
    areas: decodeAreas(url.get('areas') ?? ''),
    ...(box && isPlace(box[0], box[1]) && isPlace(box[2], box[3]) && box[1] < box[3] && { box }),
    // Latitude first, as people write places.
    ...(at && isPlace(at[1]!, at[0]!) && { at: [at[1]!, at[0]!] as const }),
  };
  return map.view || map.areas.length > 0 || map.box || map.at ? map : undefined;
}

/** Writes the map's part of an address; empty when there is none. */
export function writeMap({ view, box, areas, at }: MapQuery): string {
  const short = (value: number) => String(Number(value.toFixed(DIGITS)));
  const entries: [string, string][] = [
    ['view', view],
    ['bbox', box?.map(short).join(',') ?? ''],
    ['areas', encodeAreas(areas)],
    ['at', at ? `${short(at[1])},${short(at[0])}` : ''],
  ];
  // Commas need no escape in a query, and an address with them can be read.
  return new URLSearchParams(entries.filter(([, value]) => value !== '')).toString().replaceAll('%2C', ',');
}
