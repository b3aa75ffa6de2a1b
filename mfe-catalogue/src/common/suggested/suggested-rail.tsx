import { PartBoundary } from '@lintel/remote-kit';
import { paths } from '@lintel/contract';
import { Rail, TextLink } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { PropertyCard } from '#common/card/property-card.tsx';
import { suggested, SuggestedGate } from './suggested.model.ts';

/** A row of homes that many look at. Nothing where they cannot be had: the page is complete without. */
export default function SuggestedRail() {
  const { t } = useDeferredTranslation();
  const { answer } = useUnit({ answer: suggested.$data });
  const title = t('suggested.title');
  return (
    <div>
      <SuggestedGate />
      {answer && answer.data.length > 0 && (
        <Rail
          label={title}
          heading={<h2>{title}</h2>}
          more={<TextLink to={paths.properties('sort=most_viewed')}>{t('home.seeAll')}</TextLink>}
        >
          {answer.data.map((listing) => (
            <PartBoundary key={listing.id}>
              <li>
                <PropertyCard listing={listing} />
              </li>
            </PartBoundary>
          ))}
        </Rail>
      )}
    </div>
  );
}
