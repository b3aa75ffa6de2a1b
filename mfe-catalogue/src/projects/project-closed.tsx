import type { ProjectCard } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { useShell } from '@lintel/remote-kit';
import { Badge, buildingIcon, ButtonLink, EmptyState, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { addresses } from '#common/addresses.ts';
import { FromPrice, useUnitsLeft } from '#common/card/from-price.tsx';
import { LockedListing } from '#common/locked/locked-listing.tsx';
import { SuggestedHomes } from '#common/suggested/suggested-homes.tsx';
import { townOf } from '#common/listing/town.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { projectPhotos } from './project-details.ts';
import { $teaser } from './project.model.ts';

/** No project has this address. */
export function ProjectMissing() {
  const { t } = useDeferredTranslation();
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
      <SuggestedHomes />
    </>
  );
}

/** A project and no package for it: what is public, what is kept back, and what would open it. */
export function ProjectClosed() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  const { teaser } = useUnit({ teaser: $teaser });
  const title = teaser?.title ?? t('projects.closed');
  // As the server describes it to robots and previews.
  useEffect(
    () =>
      describePage(
        teaser
          ? {
              title,
              description: teaser.location,
              canonical: paths.project(teaser.slug_id),
              image: teaser.image,
            }
          : { title },
      ),
    [describePage, title, teaser],
  );
  const photos = teaser ? projectPhotos(teaser) : [];
  return (
    <LockedListing
      title={title}
      photos={photos}
      counts={{ photos: photos.length, plans: teaser?.plans_count, documents: teaser?.documents_count }}
      why={t('projects.closedText')}
      opens="project_access"
      head={teaser && <Head project={teaser} />}
    />
  );
}

function Head({ project }: { project: ProjectCard }) {
  const { t } = useDeferredTranslation();
  const left = useUnitsLeft(project);
  return (
    <>
      <p>
        <bdi>{townOf(project)}</bdi>
      </p>
      <FromPrice project={project} size="detail" />
      <Badges>
        <Badge tone="info">{t(`project.${project.type}`)}</Badge>
        <Badge>{project.category.category}</Badge>
        {left && <Badge tone="success">{left}</Badge>}
      </Badges>
    </>
  );
}

const Badges = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[2]};
  margin-block-start: ${tokens.space[3]};
`;
const Title = styled.h1`
  margin-block-start: ${tokens.space[4]};
`;
