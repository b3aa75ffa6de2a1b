/** Where the picture of streets and coasts comes from. */
export type BaseMap =
  /** Vector tiles in the layers of Protomaps, drawn in our colours; later sources lie above earlier ones. */
  | { kind: 'mvt'; sources: readonly TileSource[]; attribution: string }
  /** A MapLibre style sheet with its own colours. */
  | { kind: 'style'; url: string; attribution: string }
  /** Pictures. */
  | { kind: 'raster'; url: string; maxZoom: number; attribution: string };

export interface TileSource {
  /** With `{z}`, `{x}` and `{y}`. */
  url: string;
  minZoom: number;
  maxZoom: number;
}

/** What settings say of the base map. */
export interface MapSettings {
  island: string;
  world: string;
  attribution: string;
  /** Another provider than our own tiles. */
  provider?: { kind: 'style' | 'raster'; url: string; max_zoom: number } | undefined;
}

/** The base map that settings ask for; without settings there is none, and pins lie on a plain ground. */
export function baseMapOf(settings: MapSettings | undefined): BaseMap {
  if (!settings) return { kind: 'mvt', sources: [], attribution: '' };
  const { island, world, attribution, provider } = settings;
  if (provider?.kind === 'style') return { kind: 'style', url: provider.url, attribution };
  if (provider) return { kind: 'raster', url: provider.url, maxZoom: provider.max_zoom, attribution };
  return {
    kind: 'mvt',
    attribution,
    sources: [
      { url: world, minZoom: 0, maxZoom: 6 },
      { url: island, minZoom: 6, maxZoom: 14 },
    ],
  };
}
