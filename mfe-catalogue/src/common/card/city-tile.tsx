import type { CityCount } from '@lintel/api-contract';
import { useLocale } from '@lintel/i18n';
import { Photo, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '#common/addresses.ts';
import { photoCaption } from '#common/media/photo-caption.ts';
import { cardPhotoSizes } from '#common/media/photo-sizes.ts';
import { kilometres } from '#common/listing/listing.ts';

/** A city as a photo that leads to its listings. */
export function CityTile({ city }: { city: CityCount }) {
  const { City: name, Count: count, image, distance } = city;
  const { t } = useTranslation('mfe-catalogue');
  const locale = useLocale();
  return (
    <Tile to={addresses.city(name)}>
      <Photo src={image} alt="" ratio="3 / 2" sizes={cardPhotoSizes} />
      <span>
        <strong>
          <bdi>{city.translated_city ?? name}</bdi>
        </strong>
        {t('home.listings', { count })}
        {distance !== undefined && (
          <small>{t('card.away', { distance: kilometres(distance, locale) })}</small>
        )}
      </span>
    </Tile>
  );
}

const Tile = styled(Link)`
  position: relative;
  display: block;
  border-radius: ${tokens.radius.card};
  overflow: clip;
  text-decoration: none;
  > span:last-child {
    ${photoCaption}
    display: grid;
    font: ${tokens.font.small};
  }
  strong {
    font: ${tokens.font.h3};
  }
`;
