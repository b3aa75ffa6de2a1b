import type { PropertyDetail } from '@lintel/api-contract';
import type { Locale } from '@lintel/contract';
import { formatList } from '@lintel/i18n';
import type { NearbyPin } from '@lintel/map';

type Facility = PropertyDetail['assign_facilities'][number];

/** Places whose position the owner stated, as pins; all others stand in the list alone. */
export function facilityPins(
  facilities: readonly Facility[],
  inWords: (distance: number) => string,
  locale: Locale,
): NearbyPin[] {
  return facilities.flatMap(({ id, name, place_name: placeName, latitude, longitude, distance }) => {
    const place = [Number(longitude), Number(latitude)] as const;
    if (!latitude || !longitude || !place.every(Number.isFinite)) return [];
    const words = formatList([placeName, name, inWords(distance)], locale);
    return [{ id: `facility ${id}`, place, label: name, name: words }];
  });
}
