import type { MapPoint, MapView } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { SearchEngine } from '#ports/search-engine.ts';
import type { Box } from '#db/geometry.ts';
import { resolveCategories, type PropertyFilter } from '#domains/search/filter/filter.ts';
import { dealType } from '#domains/listings/properties/properties.shapes.ts';
import type { Urls } from '#wire/urls.ts';
import { toEngine } from '#domains/search/filter/to-engine.ts';
import * as queries from './search.queries.ts';

interface Dependencies {
  readonly db: Db;
  readonly clock: Clock;
  readonly engine: SearchEngine;
  readonly urls: Urls;
}

interface ViewRequest {
  readonly box: Box;
  readonly zoom: number;
  /** Ends the search when the client has gone. */
  readonly signal?: AbortSignal | undefined;
}

type Row = Awaited<ReturnType<typeof queries.pointsByIds>>[number];

const point = (row: Row, urls: Urls): MapPoint[] =>
  row.latitude === null || row.longitude === null
    ? []
    : [
        {
          id: row.id,
          slug_id: row.slug_id,
          title: row.title,
          title_image: urls.image(row.title_image),
          price: row.price,
          property_type: dealType(row.property_type),
          rentduration: row.rent_duration ?? '',
          category_id: row.category_id,
          latitude: row.latitude,
          longitude: row.longitude,
          bedrooms: row.bedrooms,
          area: row.area,
          is_premium: row.is_premium,
          promoted: row.promoted,
        },
      ];

/** Clusters and single listings within a window of the map. */
export function mapService({ db, clock, engine, urls }: Dependencies) {
  return {
    async view(filter: PropertyFilter, { box, zoom, signal }: ViewRequest): Promise<MapView> {
      const resolved = await resolveCategories(db, { ...filter, box });
      const engineFilter = resolved && (await toEngine({ db, clock, engine }, resolved));
      if (!engineFilter) return { total: 0, clusters: [], points: [] };
      const { total, clusters, ids } = await engine.viewport(
        { filter: { ...engineFilter, box }, zoom },
        signal,
      );
      const rows = ids.length > 0 ? await queries.pointsByIds(db, ids) : [];
      return {
        total,
        clusters: clusters.map(({ minPrice, maxPrice, bounds, ...rest }) => ({
          ...rest,
          min_price: minPrice,
          max_price: maxPrice,
          bounds,
        })),
        points: rows.flatMap((row) => point(row, urls)),
      };
    },
  };
}

export type MapService = ReturnType<typeof mapService>;
