import type { postProperty, RequestOf, updatePostProperty } from '@lintel/api-contract';
import { COVER, newFiles, presentIds, removedIds } from '#common/form-files/listing-file.ts';
import { idOf, type PropertyValues } from './property-values.ts';

export type PostRequest = RequestOf<typeof postProperty>;
export type ChangeRequest = RequestOf<typeof updatePostProperty>;

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

const distancesOf = ({ distances }: PropertyValues) =>
  Object.entries(distances).flatMap(([key, { distance, place }]) =>
    distance === undefined
      ? []
      : [{ facility_id: idOf(key), distance, ...(place ? { place_name: place } : {}) }],
  );

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
  ...(values.panorama[0]?.file ? { three_d_image: values.panorama[0].file } : {}),
});

/** The one call that posts a property. `form` names it, so that it is posted once. */
export const postRequest = (values: PropertyValues, form: string): PostRequest => {
  const [cover, ...others] = newFiles(values.photos);
  return {
    ...shared(values),
    property_type: dealCodes[values.deal === 'rent' ? 'rent' : 'sell'],
    title_image: cover!,
    gallery_images: others,
    ...(values.metaImage[0]?.file ? { meta_image: values.metaImage[0].file } : {}),
    client_id: form,
  };
};

/** The call that changes a property; `before` is the listing as it was read. */
export const changeRequest = (id: number, values: PropertyValues, before: PropertyValues): ChangeRequest => {
  const [first, ...others] = values.photos;
  const keepsCover = values.photos.some(({ id: photo }) => photo === COVER);
  // A new cover in place of one that was removed goes up as the cover; every other photo joins the gallery and is arranged afterwards.
  const replacesCover = !keepsCover && first?.file !== undefined;
  return {
    ...shared(values),
    action_type: '0',
    id,
    property_type: dealCodes[values.deal ?? 'sell'],
    ...(replacesCover ? { title_image: first.file! } : {}),
    gallery_images: newFiles(replacesCover ? others : values.photos),
    remove_gallery_images: removedIds(before.photos, values.photos),
    remove_documents: removedIds(before.documents, values.documents),
    ...(before.panorama.length > 0 && values.panorama.length === 0 ? { remove_three_d_image: 1 } : {}),
    ...metaImageOf(values, before),
  };
};

function metaImageOf(values: PropertyValues, before: PropertyValues): Pick<ChangeRequest, 'meta_image'> {
  const [image] = values.metaImage;
  if (image?.file) return { meta_image: image.file };
  return before.metaImage.length > 0 && !image ? { meta_image: '' } : {};
}

/** How the photos lie after a change: rows of the gallery in their order, which one becomes the cover, and all descriptions. */
export interface Arrangement {
  order: number[];
  cover_image_id?: number;
  cover_alt: string;
  alts: { id: number; alt: string }[];
  /** The present cover, which changes places with the new one and then goes. */
  removesOldCover: boolean;
}

/**
 * What `arrange-pictures` is asked for once the files are there. `rows` are the gallery's ids as the back end answered them: the photos that
 * stayed, then the new ones in the order in which they were sent.
 */
export function arrangementOf(values: PropertyValues, rows: readonly number[]): Arrangement {
  const [first] = values.photos;
  const keepsCover = values.photos.some(({ id }) => id === COVER);
  const coverWasSent = !keepsCover && first?.file !== undefined;
  const added = rows.slice(presentIds(values.photos).filter((id) => rows.includes(id)).length);
  const known = new Map<string, number>();
  let next = 0;
  for (const [index, { id, file }] of values.photos.entries()) {
    if (id === COVER || (coverWasSent && index === 0)) continue;
    const row = file ? added[next++] : Number(id);
    if (row !== undefined) known.set(id, row);
  }
  const coverRow = first && !coverWasSent ? known.get(first.id) : undefined;
  // The present cover takes the row of the photo that becomes the cover.
  const rowOf = (id: string) => (id === COVER ? coverRow : id === first?.id ? undefined : known.get(id));
  const gallery = values.photos.slice(1).flatMap(({ id, alt }) => {
    const row = rowOf(id);
    return row === undefined ? [] : [{ id: row, alt }];
  });
  return {
    order: gallery.map(({ id }) => id),
    ...(coverRow === undefined ? {} : { cover_image_id: coverRow }),
    cover_alt: first?.alt ?? '',
    alts: gallery,
    removesOldCover: coverRow !== undefined && !keepsCover,
  };
}
