import { PhotoGallery } from '@lintel/ui/media';
import type { ProjectDetail } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { PartBoundary, useReadable, useShell } from '@lintel/remote-kit';
import { Rail, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { addresses } from '#common/addresses.ts';
import { ProjectCard } from '#common/card/project-card.tsx';
import { plainText } from '#common/text/rich-text.tsx';
import { DetailProblem } from '#common/layout/detail-problem.tsx';
import { WithOwnerBar } from '#common/layout/with-owner-bar.tsx';
import { DetailSkeleton } from '#common/layout/detail-skeleton.tsx';
import { DetailTrail } from '#common/layout/detail-trail.tsx';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import styled from 'styled-components';
import { ProjectBody } from './project-body.tsx';
import { ProjectClosed, ProjectMissing } from './project-closed.tsx';
import {
  $failure,
  $pending,
  $project,
  $similarProjects,
  $teaser,
  $view,
  ProjectGate,
  tryAgain,
} from './project.model.ts';
import { coverPhotoSizes } from '#common/media/photo-sizes.ts';
import { projectPhotos } from './project-details.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/offers.ts';

/** `/project-details/{id}`: one project in full, for those whose package includes projects. */
export default function ProjectPage() {
  const { id = '' } = useParams();
  return (
    <Column>
      <ProjectGate id={id} />
      <Trail />
      <Content />
    </Column>
  );
}

function Trail() {
  const { t } = useDeferredTranslation();
  const { shown, teaser } = useUnit({ shown: $project, teaser: $teaser });
  return (
    <DetailTrail
      trail={[{ to: addresses.projects, label: t('projects.title') }]}
      current={(shown ?? teaser)?.title ?? t('detail.project')}
    />
  );
}

function Content() {
  const { t } = useDeferredTranslation();
  const { view, shown, error, pending, refresh } = useUnit({
    view: $view,
    shown: $project,
    error: $failure,
    pending: $pending,
    refresh: tryAgain,
  });
  if (shown) return <ProjectView shown={shown} />;
  if (view === 'closed') return <ProjectClosed />;
  if (view === 'missing') return <ProjectMissing />;
  if (error)
    return <DetailProblem title={t('detail.project')} error={error} onRetry={refresh} retrying={pending} />;
  return <DetailSkeleton title={t('detail.project')} />;
}

/** What search engines and shared links show. */
const DESCRIPTION_LENGTH = 160;

function ProjectView({ shown }: { shown: ProjectDetail }) {
  const { describePage, session, Slot } = useShell();
  const isOwn = useReadable(session)?.user.id === shown.added_by;
  const { id, slug_id: slug, title, meta_title, meta_description, meta_image, description, image } = shown;
  useEffect(
    () =>
      describePage({
        title: meta_title || title,
        description: plainText(meta_description || description).slice(0, DESCRIPTION_LENGTH),
        canonical: paths.project(slug),
        image: meta_image || image,
      }),
    [describePage, slug, title, meta_title, meta_description, meta_image, description, image],
  );
  return (
    <article aria-labelledby="project-title">
      <WithOwnerBar
        bar={isOwn && <Slot name="project.owner" projectId={id} slug={shown.slug_id} />}
        placeholder={<DetailSkeleton title={title} />}
      >
        <PartBoundary>
          <PhotoGallery sizes={coverPhotoSizes} key={id} photos={projectPhotos(shown)} title={title} />
        </PartBoundary>
        <ProjectBody key={`body ${id}`} shown={shown} />
        <Similar />
      </WithOwnerBar>
    </article>
  );
}

function Similar() {
  const { t } = useDeferredTranslation();
  const { rows } = useUnit({ rows: $similarProjects });
  if (rows.length === 0) return null;
  return (
    <Space>
      <Rail label={t('projects.similar')} heading={<h2>{t('projects.similar')}</h2>}>
        {rows.slice(0, 12).map((other) => (
          <PartBoundary key={other.id}>
            <li>
              <ProjectCard project={other} />
            </li>
          </PartBoundary>
        ))}
      </Rail>
    </Space>
  );
}

const Column = styled.div`
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${tokens.space[5]} ${tokens.space.page} ${tokens.space[14]};
`;
const Space = styled.div`
  margin-block-start: ${tokens.space[14]};
`;
