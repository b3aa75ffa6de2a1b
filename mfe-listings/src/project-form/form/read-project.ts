import type { OwnProjectDetail } from '@lintel/api-contract';
import { phrasesOf, presentFile, presentOne, presentPhotos } from '#common/form-files/present-file.ts';
import { emptyProject, type ProjectValues } from './project-values.ts';

/** The form of an own project as it was posted. */
export function valuesOf(project: OwnProjectDetail): ProjectValues {
  const { latitude, longitude, units = [] } = project;
  const isPlaced = Boolean(latitude) && Boolean(longitude);
  return {
    ...emptyProject,
    title: project.title,
    description: project.description,
    category: String(project.category_id),
    type: project.type,
    address: project.location,
    city: project.city,
    state: project.state,
    country: project.country,
    ...(isPlaced ? { latitude: Number(latitude), longitude: Number(longitude) } : {}),
    units: units.map(({ id, title, bedrooms, area, price, available }) => ({
      id,
      title,
      bedrooms: bedrooms ?? undefined,
      area: area ?? undefined,
      price: price ?? undefined,
      available,
    })),
    plans: project.plans.map(({ id, title, document }) => ({ id, title, files: [], address: document })),
    photos: presentPhotos(
      { address: project.image, alt: project.image_alt },
      project.gallary_images.map(({ id, name, alt }) => ({ id, address: name, alt })),
    ),
    video: project.video_link ?? '',
    documents: project.documents.map(({ id, name: address, file_name }) => ({
      ...presentFile(String(id), address),
      ...(file_name && { name: file_name }),
    })),
    slug: project.slug_id,
    metaTitle: project.meta_title ?? '',
    metaDescription: project.meta_description ?? '',
    keywords: phrasesOf(project.meta_keywords),
    metaImage: presentOne(project.meta_image),
    finished: ['basics', 'place', 'units', 'plans', 'photos', 'documents', 'search'],
  };
}
