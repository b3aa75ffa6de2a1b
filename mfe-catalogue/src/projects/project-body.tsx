import { fileName } from '@lintel/ui/media';
import type { ProjectDetail } from '@lintel/api-contract';
import { formatCount, formatPlace, formatWhen, useLocale } from '@lintel/i18n';
import { Badge, Icon, pinIcon, TextLink, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { addresses } from '#common/addresses.ts';
import { LocationMap } from '#common/media/location-map.tsx';
import { LazyDocuments } from '#common/media/lazy-documents.ts';
import { LazyTour } from '#common/media/lazy-tour.ts';
import { cityOf, townOf } from '#common/listing/town.ts';
import { ShareButton } from '#common/share-button.tsx';
import { Description } from '#common/text/description.tsx';
import { SectionBoundary } from '#common/layout/section-boundary.tsx';
import { Section } from '#common/layout/section.tsx';
import { FromPrice, useUnitsLeft } from '#common/card/from-price.tsx';
import { WithAside } from '#common/layout/with-aside.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { ProjectContact } from './project-contact.tsx';
import { ProjectUnits } from './project-units.tsx';

/** Head, contact and the parts of a project, in the order people ask for them. */
export function ProjectBody({ shown, heading = 'h1' }: { shown: ProjectDetail; heading?: 'h1' | 'h3' }) {
  const { t } = useDeferredTranslation();
  const { plans, units = [], documents, description, video_link: video, title, image } = shown;
  const { location, city, state, country, latitude, longitude } = shown;
  const where = location || formatPlace([city, state, country]);
  return (
    <WithAside>
      <SectionBoundary>
        <Head shown={shown} heading={heading} />
      </SectionBoundary>
      <SectionBoundary>
        <ProjectContact shown={shown} />
      </SectionBoundary>
      <Stack>
        <Section id="overview" title={t('property.description')} open>
          <Description text={description} />
        </Section>
        {units.length > 0 && (
          <Section id="units" title={t('projects.units')} open>
            <ProjectUnits units={units} />
          </Section>
        )}
        {plans.length > 0 && (
          <Section id="plans" title={t('plans.title')} open>
            <LazyTour title={title} plans={plans.map(({ document: file, ...plan }) => ({ ...plan, file }))} />
          </Section>
        )}
        {video && /^https?:/.test(video) && (
          <Section id="video" title={t('property.tour')}>
            <LazyTour title={title} video={video} poster={image} />
          </Section>
        )}
        {documents.length > 0 && (
          <Section id="documents" title={t('property.documents')}>
            <LazyDocuments
              documents={documents.map(({ id, name, file_name }) => ({
                id,
                file: name,
                file_name: file_name ?? fileName(name),
              }))}
            />
          </Section>
        )}
        <Section id="map" title={t('place.title')} open>
          <LocationMap latitude={latitude} longitude={longitude} where={where} label={title} name={title} />
          <Where>
            <Icon shape={pinIcon} size={22} />
            <bdi>{where}</bdi>
            {city && (
              <TextLink to={addresses.city(city)}>{t('place.more', { city: cityOf(shown) })}</TextLink>
            )}
          </Where>
        </Section>
      </Stack>
    </WithAside>
  );
}

function Head({ shown, heading: Heading }: { shown: ProjectDetail; heading: 'h1' | 'h3' }) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const locale = useLocale();
  const { title, type, category, created_at: createdAt, total_click: views } = shown;
  const left = useUnitsLeft(shown);
  const facts = [
    t('property.posted', { when: formatWhen(createdAt, { now: Date.now(), locale }) }),
    t('property.views', { count: views, shown: formatCount(views, locale) }),
  ];
  return (
    <Top>
      <div>
        <Heading id="project-title">
          <bdi>{title}</bdi>
        </Heading>
        <ShareButton title={title} />
      </div>
      <p>
        <bdi>{townOf(shown)}</bdi>
      </p>
      <FromPrice project={shown} size="detail" />
      <p>
        <Badge tone="info">{t(`project.${type}`)}</Badge>
        <Badge>{category.category}</Badge>
        {shown.plans.length > 0 && <Badge>{t('projects.plans', { count: shown.plans.length })}</Badge>}
        {left && <Badge tone="success">{left}</Badge>}
        {shown.is_promoted && <Badge tone="accent">{common('badge.ad')}</Badge>}
        <span>{facts.join(' · ')}</span>
      </p>
    </Top>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  /* A word of a name can be longer than a phone is wide. */
  overflow-wrap: anywhere;
`;
const Top = styled.header`
  h1,
  h3 {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > div {
    display: flex;
    align-items: start;
    justify-content: space-between;
    gap: ${tokens.space[4]};
  }
  > p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[2]};
    margin-block-start: ${tokens.space[3]};
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
const Where = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[2]} ${tokens.space[3]};
`;
