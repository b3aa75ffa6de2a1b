import { useReadable, useShell } from '@lintel/remote-kit';
import { buildingIcon, ButtonLink, EmptyState, lockIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { addresses } from '#common/addresses.ts';
import { ProjectCard } from '#common/card/project-card.tsx';
import { MembersActions } from '#common/members-actions.tsx';
import { useLaterTexts } from '#later-texts.ts';
import styled from 'styled-components';
import { $teaser } from './project.model.ts';

/** No project has this address. */
export function ProjectMissing() {
  const { t } = useLaterTexts();
  const { describePage } = useShell();
  const title = t('projects.missing');
  useEffect(() => describePage({ title, noindex: true }), [describePage, title]);
  return (
    <>
      <Title>{title}</Title>
      <EmptyState
        icon={buildingIcon}
        title={t('projects.missingText')}
        action={<ButtonLink to={addresses.projects}>{t('projects.showAll')}</ButtonLink>}
      />
    </>
  );
}

/** A project and no package for it: what everybody may see, what is kept back, and what would open it. */
export function ProjectClosed() {
  const { t } = useLaterTexts();
  const { describePage, session } = useShell();
  const { teaser } = useUnit({ teaser: $teaser });
  const isSignedIn = useReadable(session) !== null;
  const title = teaser?.title ?? t('projects.closed');
  useEffect(() => describePage({ title }), [describePage, title]);
  return (
    <>
      <Title dir="auto">{title}</Title>
      {teaser && (
        <Teaser>
          <ProjectCard project={teaser} priority heading="h2" />
        </Teaser>
      )}
      <EmptyState icon={lockIcon} title={t('projects.closedText')} action={<MembersActions />}>
        {teaser?.plans_count ? t('projects.behind', { count: teaser.plans_count }) : t('projects.behindAny')}{' '}
        {!isSignedIn && t('projects.visitor')}
      </EmptyState>
    </>
  );
}

const Teaser = styled.div`
  max-inline-size: 380px;
  margin: ${tokens.space[5]} auto 0;
`;
const Title = styled.h1`
  margin-block-start: ${tokens.space[4]};
`;
