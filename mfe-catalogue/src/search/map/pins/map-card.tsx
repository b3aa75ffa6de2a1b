import type { MapPoint } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatArea, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { Photo, PriceTag, tokens } from '@lintel/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { rentPeriod } from '#common/listing/listing.ts';
import { FactLine } from '#common/text/fact-line.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

interface Props {
  point: MapPoint;
  /** A button lies over the end of the card. */
  isCornerTaken: boolean;
}

/** A home in a few lines beside its picture, for the map. */
export function MapCard({ point, isCornerTaken }: Props) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const currency = useCurrency();
  const { title, title_image: image, slug_id: slug, price, bedrooms, area } = point;
  const facts = [
    bedrooms !== null && t('search.map.bedrooms', { count: bedrooms }),
    area !== null && formatArea(area, { locale }),
  ];
  return (
    <Card data-corner={isCornerTaken ? 'taken' : undefined}>
      <Thumb>
        <Photo src={image} alt="" ratio="4 / 3" sizes="112px" />
      </Thumb>
      <div>
        <PriceTag
          value={price}
          currency={{ ...currency, suffix: true }}
          period={rentPeriod(point as Parameters<typeof rentPeriod>[0])}
        />
        <Link to={paths.property(slug)} dir="auto">
          {title}
        </Link>
        <FactLine facts={facts} />
      </div>
    </Card>
  );
}

const Card = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: 112px minmax(0, 1fr);
  gap: ${tokens.space[3]};
  align-items: center;
  padding: ${tokens.space[2]};
  &[data-corner='taken'] {
    padding-inline-end: ${tokens.size.touch};
  }
  a {
    display: block;
    overflow: hidden;
    color: inherit;
    font: ${tokens.font.small};
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-decoration: none;
    text-overflow: ellipsis;
    white-space: nowrap;
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Thumb = styled.div`
  border-radius: ${tokens.radius.control};
  overflow: hidden;
`;
