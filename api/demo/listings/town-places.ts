import fs from 'node:fs';
import path from 'node:path';
import { packageRoot } from '../../src/config/package-root.ts';

/** A place of the demo city that its map names. */
export interface TownPlace {
  readonly name: string;
  readonly latitude: number;
  readonly longitude: number;
  /** Kilometres, as the crow flies. */
  readonly distance: number;
}

interface Point {
  latitude: number;
  longitude: number;
}

const KM_PER_DEGREE = 111.2;

/** Kilometres between two points of a town, where the earth is flat. */
const kilometres = (a: Point, b: Point) =>
  Math.hypot(
    (a.latitude - b.latitude) * KM_PER_DEGREE,
    (a.longitude - b.longitude) * KM_PER_DEGREE * Math.cos((a.latitude * Math.PI) / 180),
  );

/** Finds the nearest place of a kind; nothing for kinds that the map does not name. */
export function townPlaces(): (facility: string, from: Point) => TownPlace | undefined {
  const file = path.join(packageRoot(), 'data/places/town.json');
  /** Name, longitude and latitude by the name of the facility. */
  const town = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, [string, number, number][]>;
  return (facility, from) =>
    (town[facility] ?? [])
      .map(([name, longitude, latitude]) => ({
        name,
        longitude,
        latitude,
        distance: kilometres(from, { latitude, longitude }),
      }))
      .toSorted((a, b) => a.distance - b.distance)[0];
}
