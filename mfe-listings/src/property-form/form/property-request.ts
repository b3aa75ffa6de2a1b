import type { postProperty, RequestOf, updatePostProperty } from '@lintel/api-contract';
import { COVER, namesOfNew, newFiles, removedIds } from '#common/form-files/listing-file.ts';
import { idOf, type PropertyValues } from './property-values.ts';

export type PostRequest = RequestOf<typeof postProperty>;
export type PropertyChangeRequest = RequestOf<typeof updatePostProperty>;

const dealCodes = { sell: '0', rent: '1', sold: '2', rented: '3' } as const;
const isRent = ({ deal }: PropertyValues) => deal === 'rent' || deal === 'rented';

/** Every stated fact; an emptied one is sent empty, which takes it away. */
const factsOf = ({ facts, factFiles }: PropertyValues) => [
  ...Object.entries(facts).map(([key, value]) => ({
    parameter_id: idOf(key),
    value:
      typeof value === 'number' ? String(value) : Array.isArray(value) ? [...value] : String(value ?? ''),
  })),
  ...Object.entries(factFiles).flatMap(([key, [file]]) =>
    file ? [{ parameter_id: idOf(key), value: file }] : [],
  ),
];

/** Paths of these facts in the form, in the order in which they are sent. */
export const pathsOfFacts = ({ facts, factFiles }: PropertyValues): string[] => [
  ...Object.keys(facts).map((key) => `facts.${key}`),
  ...Object.entries(factFiles).flatMap(([key, files]) => (files.length > 0 ? `factFiles.${key}` : [])),
];

/** Distances that are sent, in their order. */
export const statedDistances = ({ distances }: PropertyValues) =>
  Object.entries(distances).filter(([, { distance }]) => distance !== undefined);

const distancesOf = (values: PropertyValues) =>
  statedDistances(values).map(([key, { distance, place }]) => ({
    facility_id: idOf(key),
    distance: distance!,
    ...(place ? { place_name: place } : {}),
  }));

/** What both calls state in full: a change that leaves some of it out would take it away (docs/spec/listings.md#changing). */
const shared = (values: PropertyValues) => ({
  title: values.title.trim(),
  description: values.description.trim(),
  category_id: Number(values.category),
  price: values.price ?? '',
  address: values.address.trim(),
  client_address: values.clientAddress.trim(),
  city: values.city.trim(),
  state: values.state.trim(),
  country: values.country.trim(),
  ...(values.latitude !== undefined && values.longitude !== undefined
    ? { latitude: values.latitude, longitude: values.longitude }
    : {}),
  ...(isRent(values) && values.period ? { rentduration: values.period } : {}),
  is_premium: String(values.isPremium),
  video_link: values.video.trim(),
  ...(values.slug ? { slug_id: values.slug } : {}),
  meta_title: values.metaTitle.trim(),
  meta_description: values.metaDescription.trim(),
  meta_keywords: values.keywords.join(','),
  parameters: factsOf(values),
  facilities: distancesOf(values),
  documents: newFiles(values.documents),
  document_client_ids: namesOfNew(values.documents),
  ...(values.panorama[0]?.file ? { three_d_image: values.panorama[0].file } : {}),
});

/** The one call that posts a property. `form` names it, so that it is posted once. */
export const postRequest = (values: PropertyValues, form: string): PostRequest => {
  const [cover, ...others] = newFiles(values.photos);
  const [coverName, ...names] = namesOfNew(values.photos);
  return {
    ...shared(values),
    property_type: dealCodes[values.deal === 'rent' ? 'rent' : 'sell'],
    title_image: cover!,
    cover_client_id: coverName!,
    gallery_images: others,
    gallery_client_ids: names,
    ...(values.metaImage[0]?.file ? { meta_image: values.metaImage[0].file } : {}),
    client_id: form,
  };
};

/** The call that changes a property; `before` is the listing as it was read. */
export const changeRequest = (
  id: number,
  values: PropertyValues,
  before: PropertyValues,
): PropertyChangeRequest => {
  const [first, ...others] = values.photos;
  const keepsCover = values.photos.some(({ id: photo }) => photo === COVER);
  // A new cover in place of one that was removed goes up as the cover; every other photo joins the gallery and is arranged afterwards.
  const replacesCover = !keepsCover && first?.file !== undefined;
  const gallery = replacesCover ? others : values.photos;
  const cleared = clearedTexts(values, before);
  return {
    ...shared(values),
    action_type: '0',
    id,
    property_type: dealCodes[values.deal ?? 'sell'],
    ...(replacesCover ? { title_image: first.file!, cover_client_id: first.id } : {}),
    gallery_images: newFiles(gallery),
    gallery_client_ids: namesOfNew(gallery),
    remove_gallery_images: removedIds(before.photos, values.photos),
    remove_documents: removedIds(before.documents, values.documents),
    ...(before.panorama.length > 0 && values.panorama.length === 0 ? { remove_three_d_image: 1 } : {}),
    ...metaImageOf(values, before),
    ...(cleared.length > 0 ? { clear_texts: cleared.join(',') } : {}),
  };
};

/** Texts that the user emptied: an empty one is as good as left out, and stays. */
const clearedTexts = (values: PropertyValues, before: PropertyValues): string[] => [
  ...(before.video && !values.video.trim() ? ['video_link'] : []),
  ...(before.clientAddress && !values.clientAddress.trim() ? ['client_address'] : []),
];

function metaImageOf(
  values: PropertyValues,
  before: PropertyValues,
): Pick<PropertyChangeRequest, 'meta_image'> {
  const [image] = values.metaImage;
  if (image?.file) return { meta_image: image.file };
  return before.metaImage.length > 0 && !image ? { meta_image: '' } : {};
}
