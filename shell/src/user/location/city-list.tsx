import { Banner, Chip, tokens, VisuallyHidden } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useId } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { $isCityLost, $requestedCity, cities, citiesNeeded, cityChosen } from './cities.model.ts';
import { $location } from './location.model.ts';

/** The cities where homes are on offer, to choose by one press. Nothing while they are not known: the search knows them too. */
export function CityList() {
  const { t } = useDeferredTranslation();
  const heading = useId();
  const { answer, location, requested, isLost, need, choose } = useUnit({
    answer: cities.$data,
    location: $location,
    requested: $requestedCity,
    isLost: $isCityLost,
    need: citiesNeeded,
    choose: cityChosen,
  });
  useEffect(() => {
    need();
  }, [need]);
  if (!answer || answer.data.length === 0) return null;
  return (
    <Part>
      <h3 id={heading}>{t('location.cities')}</h3>
      {isLost && (
        <Banner tone="warning" urgent>
          {t('location.cityLost')}
        </Banner>
      )}
      <ul role="list" aria-labelledby={heading}>
        {answer.data.map(({ City: city, Count: homes, translated_city: translated }) => (
          <li key={city}>
            <Chip
              pressed={location?.city === city}
              aria-busy={requested === city}
              onClick={() => choose(city)}
            >
              <bdi>{translated ?? city}</bdi>
              <Homes aria-hidden>{homes}</Homes>{' '}
              <VisuallyHidden>{t('location.homes', { number: homes })}</VisuallyHidden>
            </Chip>
          </li>
        ))}
      </ul>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${tokens.space[2]};
  h3 {
    font: ${tokens.font.smallStrong};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]};
  }
`;
const Homes = styled.span`
  color: ${tokens.color.text.muted};
`;
