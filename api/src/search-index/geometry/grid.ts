import type { Window } from '#search-index/columns/postings.ts';

/** Width of a tile in pixels, as map clients count zoom levels. */
const TILE_PX = 256;
/** Side of the square within which listings come together, in pixels: room for a price pill. */
const CELL_PX = 84;
/** Up to this many listings in the window are all shown on their own. */
const MAX_UNCLUSTERED = 60;
/** From this zoom level on everything is shown on its own. */
const FIRST_UNCLUSTERED_ZOOM = 17;
/** Most single listings in a result. */
export const MAX_POINTS = 400;
/** A window of more cells gets a coarser grid. */
const MAX_CELLS = 4096;

/** Cells of the grid in the width of the world. */
export const scaleFor = (zoom: number, { left, right, top, bottom }: Window): number => {
  let scale = (TILE_PX * 2 ** zoom) / CELL_PX;
  while (((right - left) * scale + 1) * ((bottom - top) * scale + 1) > MAX_CELLS) scale /= 2;
  return scale;
};

/** Whether a window shows every listing on its own. */
export const isShownWhole = (total: number, zoom: number): boolean =>
  total <= MAX_UNCLUSTERED || (zoom >= FIRST_UNCLUSTERED_ZOOM && total <= MAX_POINTS);
