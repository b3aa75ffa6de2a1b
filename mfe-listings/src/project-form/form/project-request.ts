import type { postProject, RequestOf } from '@lintel/api-contract';
import { COVER, namesOfNew, newFiles, removedIds } from '#common/form-files/listing-file.ts';
import type { ProjectValues } from './project-values.ts';

export type ProjectRequest = RequestOf<typeof postProject>;

/** A row that the back end has, or the name under which it takes a new one only once. */
const nameOf = (id: number | undefined, name: string | undefined) => {
  if (id !== undefined) return { id };
  return name === undefined ? {} : { client_id: name };
};

const shared = (values: ProjectValues) => ({
  title: values.title.trim(),
  description: values.description.trim(),
  category_id: Number(values.category),
  ...(values.type ? { type: values.type } : {}),
  city: values.city.trim(),
  state: values.state.trim(),
  country: values.country.trim(),
  location: values.address.trim(),
  ...(values.latitude !== undefined && values.longitude !== undefined
    ? { latitude: values.latitude, longitude: values.longitude }
    : {}),
  video_link: values.video.trim(),
  ...(values.slug ? { slug_id: values.slug } : {}),
  meta_title: values.metaTitle.trim(),
  meta_description: values.metaDescription.trim(),
  meta_keywords: values.keywords.join(','),
  documents: newFiles(values.documents),
  document_client_ids: namesOfNew(values.documents),
  plans: values.plans.map(({ id, name, title, files: [file] }) => ({
    ...nameOf(id, name),
    title: title.trim(),
    ...(file ? { document: file } : {}),
  })),
  units: values.units.map(({ id, name, title, bedrooms, area, price, available = 0 }) => ({
    ...nameOf(id, name),
    title: title.trim(),
    ...(bedrooms === undefined ? {} : { bedrooms }),
    ...(area === undefined ? {} : { area }),
    ...(price === undefined ? {} : { price }),
    available,
  })),
});

/** The one call that posts a project. `form` names it, so that it is posted once. */
export const postRequest = (values: ProjectValues, form: string): ProjectRequest => {
  const [cover, ...others] = newFiles(values.photos);
  const [coverName, ...names] = namesOfNew(values.photos);
  return {
    ...shared(values),
    image: cover!,
    cover_client_id: coverName!,
    gallery_images: others,
    gallery_client_ids: names,
    ...(values.metaImage[0]?.file ? { meta_image: values.metaImage[0].file } : {}),
    client_id: form,
  };
};

const gone = (before: readonly { id?: number }[], after: readonly { id?: number }[]) => {
  const kept = new Set(after.map(({ id }) => id));
  return before.flatMap(({ id }) => (id === undefined || kept.has(id) ? [] : id));
};

/** The call that changes a project; `before` is the project as it was read. */
export const changeRequest = (id: number, values: ProjectValues, before: ProjectValues): ProjectRequest => {
  const [first, ...others] = values.photos;
  const keepsCover = values.photos.some(({ id: photo }) => photo === COVER);
  // A new cover in place of one that was removed goes up as the cover; every other photo joins the gallery and is arranged afterwards.
  const replacesCover = !keepsCover && first?.file !== undefined;
  const gallery = replacesCover ? others : values.photos;
  const cleared = clearedTexts(values, before);
  const [image] = values.metaImage;
  return {
    ...shared(values),
    id,
    ...(replacesCover ? { image: first.file!, cover_client_id: first.id } : {}),
    gallery_images: newFiles(gallery),
    gallery_client_ids: namesOfNew(gallery),
    remove_gallery_images: removedIds(before.photos, values.photos),
    remove_documents: removedIds(before.documents, values.documents),
    remove_plans: gone(before.plans, values.plans),
    remove_units: gone(before.units, values.units),
    ...(image?.file ? { meta_image: image.file } : {}),
    ...(before.metaImage.length > 0 && !image ? { meta_image: '' } : {}),
    ...(cleared.length > 0 ? { clear_texts: cleared.join(',') } : {}),
  };
};

/** Texts that the user emptied: an empty one is as good as left out, and stays. */
const clearedTexts = (values: ProjectValues, before: ProjectValues): string[] => [
  ...(before.video && !values.video.trim() ? ['video_link'] : []),
  ...(before.metaTitle && !values.metaTitle.trim() ? ['meta_title'] : []),
  ...(before.metaDescription && !values.metaDescription.trim() ? ['meta_description'] : []),
  ...(before.keywords.length > 0 && values.keywords.length === 0 ? ['meta_keywords'] : []),
];
