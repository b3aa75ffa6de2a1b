import type { CityCount } from '@lintel/api-contract';
import { Rail, TextLink } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { addresses } from '#common/addresses.ts';
import { CityTile } from '#common/card/city-tile.tsx';

/** Cities with a photo and their number of listings. */
export function CitiesSection({ title, data }: { title: string; data: readonly CityCount[] }) {
  const { t } = useTranslation('mfe-catalogue');
  return (
    <Rail
      label={title}
      heading={<h2>{title}</h2>}
      more={
        <TextLink to={addresses.cities} aria-label={t('home.seeAllOf', { what: title })}>
          {t('home.seeAll')}
        </TextLink>
      }
    >
      {data.map((city) => (
        <li key={city.City}>
          <CityTile city={city} />
        </li>
      ))}
    </Rail>
  );
}
