import { PartBoundary } from '@lintel/remote-kit';
import { formatCount, useLocale } from '@lintel/i18n';
import { ErrorState, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { PropertyCardSkeleton } from '#common/card/property-card-skeleton.tsx';
import { PropertyCard } from '#common/card/property-card.tsx';
import type { FeedPreferences } from './preferences.ts';
import { found } from './preferences.model.ts';

const SHOWN = 2;

/** Homes that match the preferences, live while the user chooses. */
export function PreferencesSample({ preferences }: { preferences: FeedPreferences }) {
  const { t } = useDeferredTranslation();
  const locale = useLocale();
  const { answer, error, refresh } = useUnit({
    answer: found.$data,
    error: found.$error,
    refresh: found.refresh,
  });
  const homes = (answer?.data ?? []).filter(
    ({ assign_facilities: near }) =>
      preferences.facilityIds.length === 0 ||
      near.some(({ facility_id: id }) => preferences.facilityIds.includes(id)),
  );
  const total = answer?.total ?? answer?.data.length ?? 0;
  return (
    <Aside aria-label={t('preferences.sample')}>
      <h2>{t('preferences.sample')}</h2>
      <div role="status">
        {answer && <p>{t('preferences.matches', { count: total, shown: formatCount(total, locale) })}</p>}
        {answer && preferences.facilityIds.length > 0 && <p>{t('preferences.narrowed')}</p>}
      </div>
      {error && !answer && <ErrorState error={error} onRetry={() => refresh()} />}
      {!error && !answer && <PropertyCardSkeleton />}
      {homes.slice(0, SHOWN).map((home) => (
        <PartBoundary key={home.id}>
          <div>
            <PropertyCard listing={home} />
          </div>
        </PartBoundary>
      ))}
    </Aside>
  );
}

const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
  align-content: start;
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.subtle};
  h2 {
    font: ${tokens.font.h3};
  }
`;
