// Nothing here knows OpenLayers: views that draw maps are entries of their own, in chunks of their own (`@lintel/map/view`).
export { areasParameter, decodeAreas, encodeAreas, type Area } from '#areas/areas.ts';
export { baseMapOf, type BaseMap } from '#base-map/base-map-kind.ts';
export { fetchPlaceMap, tilesAround } from '#base-map/offline-tiles.ts';
export { boxAround, isInBox, metresBetween, type Box, type Place } from './geo.ts';
export type { NearbyPin } from '#place/place-map.tsx';
export type { Pin, PinState, PinTone } from '#pins/pins.ts';
export type { Drawing, MapHandlers } from '#view/use-map.ts';
export type { MapTarget, MapWindow } from './controller.ts';
