import type { CityCount } from '@lintel/api-contract';
import { SectionRail } from '#common/card-list/section-rail.tsx';
import { addresses } from '#common/addresses.ts';
import { CityTile } from '#common/card/city-tile.tsx';

/** Cities with a photo and their number of listings. */
export function CitiesSection({ title, data }: { title: string; data: readonly CityCount[] }) {
  return (
    <SectionRail title={title} to={addresses.cities}>
      {data.map((city) => (
        <li key={city.City}>
          <CityTile city={city} />
        </li>
      ))}
    </SectionRail>
  );
}
