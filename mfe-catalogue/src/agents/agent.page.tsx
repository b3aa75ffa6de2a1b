import { paths } from '@lintel/contract';
import { useShell } from '@lintel/remote-kit';
import { ButtonLink, EmptyState, Skeleton, Tabs, tokens, usersIcon } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { addresses } from '#common/addresses.ts';
import { SectionBoundary } from '#common/layout/section-boundary.tsx';
import { DetailProblem } from '#common/layout/detail-problem.tsx';
import { DetailTrail } from '#common/layout/detail-trail.tsx';
import { Waiting } from '#common/layout/waiting.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { AgentHead } from './agent-head.tsx';
import { Homes, Projects } from './agent-offers.tsx';
import { agentFromSearch, agentToSearch, type AgentQuery } from './agents-query.ts';
import { $agent, $agentError, AgentGate, homes, projects, type ShownAgent } from './agent.model.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/offers.ts';

/** `/agent-details/{slug_id}`: one user or company with what they offer. */
export default function AgentPage() {
  const { t } = useDeferredTranslation();
  const { slug = '' } = useParams();
  const { search } = useLocation();
  const query = useMemo(() => agentFromSearch(search), [search]);
  const { navigate } = useShell();
  const go = (next: AgentQuery) => navigate(`${paths.agent(slug)}${agentToSearch(next)}`, { replace: true });
  const { shown, error, retryHomes, retryProjects } = useUnit({
    shown: $agent,
    error: $agentError,
    retryHomes: homes.retry,
    retryProjects: projects.retry,
  });
  return (
    <Column>
      <AgentGate slug={slug} {...query} />
      <DetailTrail
        trail={[{ to: addresses.agents, label: t('agents.title') }]}
        current={shown?.person.name ?? t('detail.agent')}
      />
      {shown ? (
        <AgentView
          shown={shown}
          tab={query.tab}
          onTab={(tab) => go({ ...query, tab, page: 1 })}
          onMore={() => go({ ...query, page: query.page + 1 })}
        />
      ) : error?.key === 'notFound' ? (
        <AgentMissing />
      ) : error ? (
        <DetailProblem
          title={t('detail.agent')}
          error={error}
          onRetry={query.tab === 'homes' ? retryHomes : retryProjects}
        />
      ) : (
        <Loading title={t('detail.agent')} />
      )}
    </Column>
  );
}

interface ViewProps {
  shown: ShownAgent;
  tab: 'homes' | 'projects';
  onTab(tab: 'homes' | 'projects'): void;
  /** One page more of what the tab shows. */
  onMore(): void;
}

function AgentView({ shown, tab, onTab, onMore }: ViewProps) {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  const {
    name,
    slug_id: slug,
    profile,
    property_count: homeCount,
    projects_count: projectCount,
  } = shown.person;
  const about = 'about_me' in shown.person ? shown.person.about_me : '';
  useEffect(
    () =>
      describePage({
        title: name,
        description: about.slice(0, 160) || t('agents.describes', { name }),
        canonical: paths.agent(slug),
        image: profile,
      }),
    [describePage, t, name, about, slug, profile],
  );
  return (
    <>
      <SectionBoundary>
        <AgentHead person={shown.person} />
      </SectionBoundary>
      <Tabs
        label={t('agents.offers')}
        active={tab}
        onActive={onTab}
        tabs={[
          {
            key: 'homes',
            label: t('home.listings', { count: homeCount }),
            panel: <Homes shown={shown} onMore={onMore} />,
          },
          {
            key: 'projects',
            label: t('home.projects', { count: projectCount }),
            panel: <Projects shown={shown} onMore={onMore} />,
          },
        ]}
      />
    </>
  );
}

function AgentMissing() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  const title = t('agents.missing');
  useEffect(() => describePage({ title, noindex: true }), [describePage, title]);
  return (
    <>
      <h1>{title}</h1>
      <EmptyState
        icon={usersIcon}
        title={t('agents.missingText')}
        action={<ButtonLink to={addresses.agents}>{t('agents.showAll')}</ButtonLink>}
      />
    </>
  );
}

function Loading({ title }: { title: string }) {
  return (
    <Waiting title={title}>
      <Skeleton height="160px" shape="box" />
      <Skeleton height="320px" shape="box" />
    </Waiting>
  );
}

const Column = styled.div`
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${tokens.space[5]} ${tokens.space.page} ${tokens.space[14]};
  > [role='status'] {
    display: grid;
    gap: ${tokens.space[5]};
  }
`;
