import { PartBoundary, useReadable } from '@lintel/remote-kit';
import { paths } from '@lintel/contract';
import { ButtonLink, compareIcon, EmptyState, ErrorState, Skeleton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { Waiting } from '#common/layout/waiting.tsx';
import { isolated } from '#common/text/isolated.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { CardGrid } from '#common/card-list/card-grid.tsx';
import { compareAddress, picks } from '#common/compare/compare-picks.ts';
import { PropertyCard } from '#common/card/property-card.tsx';
import { SuggestedHomes } from '#common/suggested/suggested-homes.tsx';
import { CompareImpossible } from './compare-closed.tsx';
import { partners } from '#compare/model/compare.model.ts';

/** Nothing to compare yet: how to choose, and, once one is chosen, what it can be compared with. */
export function ChoosePartner({ first }: { first: number | null }) {
  const { t } = useDeferredTranslation();
  const chosen = useReadable(picks).find(({ id }) => id === first);
  const { answer, error, pending, refresh } = useUnit({
    answer: partners.$data,
    error: partners.$error,
    pending: partners.$pending,
    refresh: partners.refresh,
  });
  const how = (
    <EmptyState
      icon={compareIcon}
      title={t(first === null ? 'comparison.empty' : 'compare.oneMore')}
      action={<ButtonLink to={paths.properties()}>{t('property.missing.action')}</ButtonLink>}
    >
      {t('comparison.how')}
    </EmptyState>
  );
  if (first === null)
    return (
      <>
        {how}
        <SuggestedHomes />
      </>
    );
  if (error?.key === 'notFound') return <CompareImpossible error={error} a={first} b={null} />;
  if (error) return <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />;
  if (!answer)
    return (
      <Waiting>
        <Skeleton height="320px" shape="box" />
      </Waiting>
    );
  const others = answer.data.filter(({ id }) => id !== first);
  if (others.length === 0) return how;
  return (
    <section>
      <Lead>
        {chosen ? t('comparison.partnersOf', { title: isolated(chosen.title) }) : t('comparison.partners')}
      </Lead>
      <CardGrid>
        {others.map((listing) => (
          <PartBoundary key={listing.id}>
            <Choice>
              <PropertyCard listing={listing} />
              <ButtonLink
                size="small"
                tone="secondary"
                icon={compareIcon}
                to={compareAddress([first, listing.id])}
                aria-label={t('comparison.withThis', { title: listing.title })}
              >
                {t('compare.action')}
              </ButtonLink>
            </Choice>
          </PartBoundary>
        ))}
      </CardGrid>
    </section>
  );
}

const Lead = styled.h2`
  margin-block-end: ${tokens.space[5]};
  font: ${tokens.font.h2};
`;
const Choice = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: ${tokens.space[2]};
`;
