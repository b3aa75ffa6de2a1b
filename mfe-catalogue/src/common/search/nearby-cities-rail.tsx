import { Rail, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { CityTile } from '#common/card/city-tile.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { nearby, NearbyGate } from './nearby.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/homes.ts';

/** A row of cities, the nearest first. Nothing where none is known: the page is complete without. */
export default function NearbyCities({ city, name }: { city: string; name: string }) {
  const { t } = useDeferredTranslation();
  const { answer } = useUnit({ answer: nearby.$data });
  const cities = answer?.data.filter(({ distance }) => distance !== undefined) ?? [];
  const title = t('places.nearby', { city: name });
  return (
    <Space>
      <NearbyGate city={city} />
      {cities.length > 0 && (
        <Rail label={title} heading={<h2>{title}</h2>}>
          {cities.map((near) => (
            <li key={near.City}>
              <CityTile city={near} />
            </li>
          ))}
        </Rail>
      )}
    </Space>
  );
}

const Space = styled.div`
  margin-block-start: ${tokens.space[14]};
`;
