import type { PropertyDetail } from '@lintel/api-contract';
import { callWithOptions, type CallOptions } from '@lintel/remote-kit';
import { createEffect } from 'effector';
import type { PostedListing } from '#common/form-sending/form-done.tsx';
import type { OpenForm } from '#common/form-sending/open-form.ts';
import { arrangePicturesFx, changePropertyFx, postPropertyFx, removePictureFx } from './property-form.api.ts';
import { arrangementOf } from '#common/form-files/arrangement.ts';
import { changeRequest, postRequest } from './property-request.ts';
import type { PropertyValues } from './property-values.ts';

const postFx = callWithOptions(postPropertyFx);
const changeFx = callWithOptions(changePropertyFx);

const arrangeFx = createEffect(
  async ({ property, values }: { property: PropertyDetail; values: PropertyValues }) => {
    const { id } = property;
    const plan = arrangementOf(
      values.photos,
      property.gallery.map((image) => image.id),
    );
    if (plan.cover_image_id !== undefined)
      await arrangePicturesFx({ property_id: id, cover_image_id: plan.cover_image_id });
    if (plan.removesOldCover) await removePictureFx({ id: plan.cover_image_id! });
    const { order, cover_alt, alts } = plan;
    await arrangePicturesFx({ property_id: id, order: order.join(','), cover_alt, alts });
  },
);

const isDescribed = ({ photos }: PropertyValues) => photos.some(({ alt }) => alt !== '');

/** Posts a property, or changes one; descriptions and order of its photos follow once their rows are known. */
export async function sendProperty(
  { id: form, listing, values, before }: OpenForm<PropertyValues>,
  options: CallOptions,
): Promise<PostedListing> {
  const { data = [] } =
    listing === null
      ? await postFx({ params: postRequest(values, form), options })
      : await changeFx({ params: changeRequest(listing, values, before), options });
  const property = data[0]!;
  if (listing !== null || isDescribed(values)) await arrangeFx({ property, values });
  const { slug_id: slug, title, request_status, status } = property;
  return { id: property.id, slug, title, isLive: request_status === 'approved' && status === 1 };
}
