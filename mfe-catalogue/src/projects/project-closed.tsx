import { paths } from '@lintel/contract';
import { useReadable, useShell } from '@lintel/remote-kit';
import { buildingIcon, Button, ButtonLink, EmptyState, lockIcon, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '#common/addresses.ts';
import { ProjectCard } from '#common/card/project-card.tsx';
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
  const { t: common } = useTranslation();
  const { describePage, passGates, session } = useShell();
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
      <EmptyState
        icon={lockIcon}
        title={t('projects.closedText')}
        action={
          <Actions>
            <ButtonLink to={paths.packages()}>{t('property.premium.action')}</ButtonLink>
            {!isSignedIn && (
              <Button tone="secondary" onClick={() => void passGates(['signed-in'])}>
                {common('actions.signIn')}
              </Button>
            )}
          </Actions>
        }
      >
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
const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${tokens.space[3]};
`;
const Title = styled.h1`
  margin-block-start: ${tokens.space[4]};
`;
