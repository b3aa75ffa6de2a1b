import { packagesFor } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { Banner, buildingIcon, ButtonLink, EmptyState, homeIcon, lockIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { GrowingList } from '#common/card-list/growing-list.tsx';
import { ProjectCard } from '#common/card/project-card.tsx';
import { PropertyCard } from '#common/card/property-card.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { homes, OFFERS_PER_PAGE, projects, type ShownAgent } from './agent.model.ts';

interface Props {
  shown: ShownAgent;
  onMore(): void;
}

/** The user's own page, on which the back end leaves nothing out. */
const useIsOwn = ({ person }: ShownAgent) => useReadable(useShell().session)?.user.id === person.id;

/** Homes of an agent, and how many more there are for people with a package. */
export function Homes({ shown, onMore }: Props) {
  const { t } = useDeferredTranslation();
  const here = useLocation();
  const list = useUnit({
    rows: homes.$rows,
    total: homes.$total,
    pages: homes.$pages,
    pending: homes.$pending,
    pendingMore: homes.$pendingMore,
    error: homes.$error,
    retry: homes.retry,
  });
  const isOwn = useIsOwn(shown);
  const isKept = shown.premium > 0 && !shown.opensPremium && !isOwn;
  return (
    <Stack>
      {isKept && (
        <Banner
          title={t('agents.premium', { count: shown.premium })}
          action={
            <ButtonLink to={packagesFor('premium_properties', here)} tone="secondary" size="small">
              {t('property.premium.action')}
            </ButtonLink>
          }
        />
      )}
      <GrowingList
        list={list}
        step={OFFERS_PER_PAGE}
        onMore={onMore}
        renderRow={(home) => (
          <li key={home.id}>
            <PropertyCard listing={home} heading="h2" />
          </li>
        )}
        empty={<EmptyState icon={homeIcon} title={t('agents.noHomes')} />}
      />
    </Stack>
  );
}

/** Projects of an agent, for people whose package includes them; others see how many there are. */
export function Projects({ shown, onMore }: Props) {
  const { t } = useDeferredTranslation();
  const here = useLocation();
  const list = useUnit({
    rows: projects.$rows,
    total: projects.$total,
    pages: projects.$pages,
    pending: projects.$pending,
    pendingMore: projects.$pendingMore,
    error: projects.$error,
    retry: projects.retry,
  });
  const isOwn = useIsOwn(shown);
  const count = shown.person.projects_count;
  if (!shown.opensProjects && !isOwn && count > 0) {
    return (
      <EmptyState
        icon={lockIcon}
        title={t('agents.closedProjects', { count })}
        action={
          <ButtonLink to={packagesFor('project_access', here)}>{t('property.premium.action')}</ButtonLink>
        }
      >
        {t('projects.closedText')}
      </EmptyState>
    );
  }
  return (
    <GrowingList
      list={list}
      step={OFFERS_PER_PAGE}
      onMore={onMore}
      renderRow={(project) => (
        <li key={project.id}>
          <ProjectCard project={project} heading="h2" />
        </li>
      )}
      empty={<EmptyState icon={buildingIcon} title={t('projects.none')} />}
    />
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[5]};
`;
