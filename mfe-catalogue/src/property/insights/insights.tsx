import type { PropertyDetail } from '@lintel/api-contract';
import { useUnit } from 'effector-react';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { HistorySection } from './history-section.tsx';
import { $missingInsights, InsightsGate } from './insights.model.ts';
import { NeighbourhoodSection } from './neighbourhood-section.tsx';
import { Section } from '#common/layout/section.tsx';

/** What happened to the home, and how it compares with those around it. */
export default function Insights({ listing }: { listing: PropertyDetail }) {
  const { t } = useDeferredTranslation();
  const missing = useUnit($missingInsights);
  return (
    <>
      <InsightsGate id={listing.id} />
      {!missing.history && (
        <Section id="history" title={t('history.title')}>
          <HistorySection />
        </Section>
      )}
      {!missing.neighbourhood && (
        <Section id="neighbourhood" title={t('neighbourhood.title')}>
          <NeighbourhoodSection listing={listing} />
        </Section>
      )}
    </>
  );
}
