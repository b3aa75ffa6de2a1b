import { createSteps } from '#common/form/form-steps.ts';
import type { ProjectValues } from './project-values.ts';
import type { ProjectStep } from './project.schema.ts';

/** The steps of a project. */
export const projectSteps = createSteps<ProjectStep, ProjectValues>({
  order: ['basics', 'place', 'units', 'plans', 'photos', 'documents', 'search'],
  fields: {
    basics: ['title', 'description', 'category', 'type'],
    place: ['address', 'city', 'state', 'country', 'latitude', 'longitude'],
    units: ['units'],
    plans: ['plans'],
    photos: ['photos', 'video'],
    documents: ['documents'],
    search: ['slug', 'metaTitle', 'metaDescription', 'keywords', 'metaImage'],
  },
  wireNames: {
    category_id: 'category',
    location: 'address',
    image: 'photos',
    gallery_images: 'photos',
    video_link: 'video',
    slug_id: 'slug',
    meta_title: 'metaTitle',
    meta_description: 'metaDescription',
    meta_keywords: 'keywords',
    meta_image: 'metaImage',
  },
  entryPath: ({ list, index, part }) =>
    list === 'units' || list === 'plans'
      ? `${list}[${index}].${part === 'document' ? 'files' : part || 'title'}`
      : undefined,
});
