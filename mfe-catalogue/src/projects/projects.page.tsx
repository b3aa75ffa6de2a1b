import { useReadable, useShell } from '@lintel/remote-kit';
import { packagesFor } from '@lintel/contract';
import {
  Banner,
  buildingIcon,
  Button,
  EmptyState,
  PageBody,
  Select,
  Switch,
  TextLink,
  tokens,
} from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { addresses } from '#common/addresses.ts';
import { GrowingList } from '#common/card-list/growing-list.tsx';
import { ProjectCard } from '#common/card/project-card.tsx';
import { DistanceNotApplied } from '#common/search/distance-not-applied.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { DISTANCES, fromSearch, toSearch, type ProjectsQuery } from './projects-query.ts';
import { projects, PROJECTS_PER_PAGE, ProjectsGate } from './projects.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/offers.ts';

/** `/projects`: developments under construction and planned; filters and page are in the address. */
export default function ProjectsPage() {
  const { t } = useDeferredTranslation();
  const { describePage, navigate, session } = useShell();
  const isSignedIn = useReadable(session) !== null;
  const { search } = useLocation();
  const query = useMemo(() => fromSearch(search), [search]);
  const go = (next: ProjectsQuery, options?: { replace: boolean }) =>
    navigate(`${addresses.projects}${toSearch(next)}`, options);
  /** Back undoes a filter; the same one once more is no step. */
  const apply = (next: ProjectsQuery) => go(next, { replace: toSearch(next) === toSearch(query) });
  useEffect(
    () =>
      describePage({
        title: t('projects.title'),
        description: t('projects.lead'),
        canonical: addresses.projects,
      }),
    [describePage, t],
  );
  const list = useUnit({
    rows: projects.$rows,
    total: projects.$total,
    pages: projects.$pages,
    pending: projects.$pending,
    pendingMore: projects.$pendingMore,
    error: projects.$error,
    retry: projects.retry,
  });
  const isFiltered = query.featured || query.near > 0;
  return (
    <PageBody title={t('projects.title')} lead={t('projects.lead')}>
      <ProjectsGate query={query} />
      <Filters query={query} onChange={(change) => apply({ ...query, ...change, page: 1 })} />
      <DistanceNotApplied isWanted={query.near > 0} />
      {!isSignedIn && <Locked />}
      <GrowingList
        list={list}
        step={PROJECTS_PER_PAGE}
        onMore={() => go({ ...query, page: query.page + 1 }, { replace: true })}
        renderRow={(project, index) => (
          <li key={project.id}>
            <ProjectCard project={project} priority={index < 2} heading="h2" />
          </li>
        )}
        empty={
          <EmptyState
            icon={buildingIcon}
            title={t(isFiltered ? 'projects.noneHere' : 'projects.none')}
            action={
              isFiltered && (
                <Button tone="secondary" onClick={() => apply({ featured: false, near: 0, page: 1 })}>
                  {t('projects.showAll')}
                </Button>
              )
            }
          />
        }
      />
    </PageBody>
  );
}

/** Tells a visitor what is free and what a package opens. */
function Locked() {
  const { t } = useDeferredTranslation();
  const here = useLocation();
  return (
    <Note>
      <Banner
        title={t('projects.locked')}
        action={<TextLink to={packagesFor('project_access', here)}>{t('property.premium.action')}</TextLink>}
      />
    </Note>
  );
}

interface FiltersProps {
  query: ProjectsQuery;
  onChange(change: Partial<ProjectsQuery>): void;
}

/** What the call can tell apart: paid placement, and distance where the position is known or the address names one. */
function Filters({ query, onChange }: FiltersProps) {
  const { t } = useDeferredTranslation();
  const { location } = useShell();
  const isSomewhere = useReadable(location) !== null;
  return (
    <Row role="group" aria-label={t('search.filters.title')}>
      <Switch
        label={t('projects.featured')}
        checked={query.featured}
        onChange={({ target }) => onChange({ featured: target.checked })}
      />
      {(isSomewhere || query.near > 0) && (
        <Select
          label={t('search.filters.distance')}
          value={String(query.near)}
          options={[
            { value: '0', label: t('search.filters.anyDistance') },
            ...DISTANCES.map((distance) => ({
              value: String(distance),
              label: t('search.filters.within', { distance }),
            })),
          ]}
          onChange={({ target }) => onChange({ near: Number(target.value) })}
        />
      )}
    </Row>
  );
}

const Note = styled.div`
  margin-block: ${tokens.space[4]};
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${tokens.space[4]} ${tokens.space[8]};
`;
