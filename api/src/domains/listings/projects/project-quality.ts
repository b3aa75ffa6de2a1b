import { projectQuality, qualityOf, type ProjectQualityPart, type Quality } from '@lintel/api-contract';
import type { ProjectRecord } from './project-read.queries.ts';

const flag = (isThere: boolean) => (isThere ? 1 : 0);

/** How well a project is described; its owner sees it. */
export function qualityOfProject(row: ProjectRecord): Quality<ProjectQualityPart> {
  const gallery = row.files.filter(({ kind }) => kind === 'image');
  const photos = [...(row.image ? [row.image_alt] : []), ...gallery.map(({ alt }) => alt)];
  return qualityOf(projectQuality, {
    photos: photos.length,
    units: row.units.length,
    plans: row.plans.length,
    description: row.description.length,
    position: flag(row.latitude !== null && row.longitude !== null),
    video: flag(Boolean(row.video_link)),
    brochure: flag(row.files.some(({ kind }) => kind === 'doc')),
    altTexts: photos.length === 0 ? 0 : photos.filter(Boolean).length / photos.length,
  });
}
