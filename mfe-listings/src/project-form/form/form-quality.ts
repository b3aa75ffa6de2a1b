import { projectQuality, qualityOf, type ProjectQualityPart, type Quality } from '@lintel/api-contract';
import type { ProjectValues } from './project-values.ts';

const flag = (isThere: boolean) => (isThere ? 1 : 0);

/** How well a project will be described once the form is sent, counted as the back end counts it. */
export function qualityOfProjectForm(values: ProjectValues): Quality<ProjectQualityPart> {
  const { photos, units, plans, latitude, longitude } = values;
  return qualityOf(projectQuality, {
    photos: photos.length,
    units: units.length,
    plans: plans.filter(({ files, address }) => files.length > 0 || address).length,
    description: values.description.trim().length,
    position: flag(latitude !== undefined && longitude !== undefined),
    video: flag(values.video.trim() !== ''),
    brochure: flag(values.documents.length > 0),
    altTexts: photos.length === 0 ? 0 : photos.filter(({ alt }) => alt.trim() !== '').length / photos.length,
  });
}
