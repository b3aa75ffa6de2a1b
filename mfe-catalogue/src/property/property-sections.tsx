import type { PropertyDetail } from '@lintel/api-contract';
import { lazyPart, NearView } from '@lintel/remote-kit';
import { tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { $missingInsights } from '#property/insights/insights.model.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { monthlyCost } from '#property/costs/costs.ts';
import { CostsSection } from '#property/costs/costs-section.tsx';
import { Description } from '#common/text/description.tsx';
import { planOf, plansOf } from '#property/attributes/details.ts';
import { LazyDocuments } from '#common/media/lazy-documents.ts';
import { LazyTour } from '#common/media/lazy-tour.ts';
import { Facilities, Facts } from '#property/attributes/attributes-sections.tsx';
import { PlaceSection } from '#property/place/place-section.tsx';
import { ReportLine } from '#property/report/report-line.tsx';
import { LATE, SectionNav } from './section-nav.tsx';
import { Section } from '#common/layout/section.tsx';

const Insights = lazyPart(
  () => import(/* webpackChunkName: "property-insights" */ '#property/insights/insights.tsx'),
  {
    reserve: () => '640px',
  },
);

interface Part {
  id: string;
  title: string;
  content: ReactNode;
  /** Open at first on a phone. */
  open?: boolean;
}

/** Everything below the head, in the order people ask for it, and the way to each part. Parts without content are left out. */
export function PropertySections({ listing }: { listing: PropertyDetail }) {
  const { t } = useDeferredTranslation();
  const parts = useParts(listing);
  const missing = useUnit($missingInsights);
  return (
    <Stack>
      <SectionNav
        sections={[
          ...parts,
          ...(missing.history ? [] : [{ id: 'history', title: t('history.short') }]),
          ...(missing.neighbourhood ? [] : [{ id: 'neighbourhood', title: t('neighbourhood.short') }]),
        ]}
      />
      {parts.map(({ id, title, content, open = false }) => (
        <Section key={id} id={id} title={title} open={open}>
          <NearView reserve={open ? '320px' : '120px'}>{content}</NearView>
        </Section>
      ))}
      <Stack id={LATE}>
        <Insights listing={listing} />
      </Stack>
      <ReportLine listing={listing} />
    </Stack>
  );
}

/** The same parts all open, before the listing has a history or neighbours. */
export function PreviewSections({ listing }: { listing: PropertyDetail }) {
  const parts = useParts(listing);
  return (
    <Stack>
      {parts.map(({ id, title, content }) => (
        <section key={id}>
          <h4>{title}</h4>
          {content}
        </section>
      ))}
    </Stack>
  );
}

function useParts(listing: PropertyDetail): Part[] {
  const { t } = useDeferredTranslation();
  const { id, description, documents, parameters, assign_facilities: facilities } = listing;
  const { title, title_image: poster, three_d_image: room } = listing;
  const video = /^https?:/.test(listing.video_link) ? listing.video_link : '';
  const plans = plansOf(documents);
  const papers = documents.filter((document) => !plans.includes(document));
  const parts: (Part & { shown: boolean })[] = [
    {
      id: 'overview',
      title: t('property.description'),
      shown: description !== '',
      content: <Description key={id} text={description} />,
      open: true,
    },
    {
      id: 'facts',
      title: t('property.facts'),
      shown: parameters.length > 0,
      content: <Facts listing={listing} />,
      open: true,
    },
    {
      id: 'near',
      title: t('property.facilities'),
      shown: facilities.length > 0,
      content: <Facilities listing={listing} />,
    },
    {
      id: 'plan',
      title: t(plans.length > 0 ? 'plans.title' : 'property.tour'),
      shown: plans.length > 0 || room !== '' || video !== '',
      content: (
        <LazyTour
          key={id}
          title={title}
          plans={plans.map(planOf)}
          room={room}
          video={video}
          poster={poster}
        />
      ),
    },
    {
      id: 'documents',
      title: t('property.documents'),
      shown: papers.length > 0,
      content: <LazyDocuments documents={papers} />,
    },
    { id: 'map', title: t('place.title'), shown: true, content: <PlaceSection listing={listing} /> },
    {
      id: 'costs',
      title: t('costs.title'),
      shown: monthlyCost(listing) !== undefined,
      content: <CostsSection listing={listing} />,
    },
  ];
  return parts.filter(({ shown }) => shown);
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  &:has(> [data-folds]) {
    gap: 0;
  }
`;
