import type { HomepageData } from '@lintel/api-contract';
import { ErrorState, media, tokens } from '@lintel/ui';
import { PartBoundary, useShell } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useDeferredValue, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Hero } from './hero.tsx';
import { $nothingNear, $sections, home, HomeGate } from './home.model.ts';
import { HomeSections } from './home-sections.tsx';
import { HomeSkeleton } from './home-skeleton.tsx';
import { hasSearched, BelowFold } from '#home/below-fold/below-fold-part.ts';
import { Sliders } from './sliders.tsx';

/** `/`: search over a photo, then the sections that the administrator chose, in that order. */
export default function HomePage() {
  const { t } = useTranslation('mfe-catalogue');
  const { describePage } = useShell();
  useEffect(
    () => describePage({ title: t('home.title'), description: t('home.lead'), canonical: '/' }),
    [describePage, t],
  );
  // An answer that came with the page would else be drawn in one piece of work.
  const sections = useDeferredValue(useUnit($sections));
  return (
    <>
      <HomeGate />
      <Hero sections={sections?.sections ?? []} />
      <Column>
        {hasSearched() && <BelowFold part={{ type: 'last_search' }} />}
        <Content sections={sections} />
        <BelowFold part={{ type: 'owner_cta' }} />
      </Column>
    </>
  );
}

function Content({ sections }: { sections: HomepageData | null }) {
  const { nothingNear, error, pending, refresh } = useUnit({
    nothingNear: $nothingNear,
    error: home.$error,
    pending: home.$pending,
    refresh: home.refresh,
  });
  if (!sections) {
    return error ? (
      <ErrorState error={error} onRetry={() => refresh()} retrying={pending} />
    ) : (
      <HomeSkeleton />
    );
  }
  return (
    <>
      {nothingNear && <BelowFold part={{ type: 'nothing_near' }} />}
      <PartBoundary>
        <Sliders sliders={sections.slider_section} />
      </PartBoundary>
      <HomeSections sections={sections.sections} />
    </>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[10]};
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space.page} ${tokens.space[14]};
  ${media.desktop} {
    gap: ${tokens.space[14]};
  }
`;
