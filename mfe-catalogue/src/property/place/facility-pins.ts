import type { PropertyDetail } from '@lintel/api-contract';
import type { NearbyPin } from '@lintel/map';

type Facility = PropertyDetail['assign_facilities'][number];

/** Places whose position the owner stated, as pins; all others stand in the list alone. */
export function facilityPins(
  facilities: readonly Facility[],
  inWords: (distance: number) => string,
): NearbyPin[] {
  return facilities.flatMap(({ id, name, place_name: placeName, latitude, longitude, distance }) => {
    const place = [Number(longitude), Number(latitude)] as const;
    if (!latitude || !longitude || !place.every(Number.isFinite)) return [];
    const words = [placeName, name, inWords(distance)].filter(Boolean);
    return [{ id: `facility ${id}`, place, label: name, name: words.join(', ') }];
  });
}
