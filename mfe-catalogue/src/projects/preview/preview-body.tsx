import type { Slots } from '@lintel/contract';
import { PhotoGallery } from '@lintel/ui/media';
import { ProjectCard } from '#common/card/project-card.tsx';
import { PreviewFrame } from '#common/layout/preview-frame.tsx';
import { coverPhotoSizes } from '#common/media/photo-sizes.ts';
import { readProjectDetail } from '#common/wire/projects.ts';
import { ProjectBody } from '#projects/project-body.tsx';
import { projectPhotos } from '#projects/project-details.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/offers.ts';

/** Card or page of a project that is not posted yet. */
export default function PreviewBody({ project, as }: Slots['project.preview']) {
  const shown = readProjectDetail(project);
  return (
    <PreviewFrame as={as}>
      {as === 'card' ? (
        <ProjectCard project={{ ...shown, category: { slug_id: '', ...shown.category } }} />
      ) : (
        <>
          <PhotoGallery sizes={coverPhotoSizes} photos={projectPhotos(shown)} title={shown.title} />
          <ProjectBody shown={shown} heading="h3" />
        </>
      )}
    </PreviewFrame>
  );
}
