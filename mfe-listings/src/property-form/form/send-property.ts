import type { ApiError, AnswerOf, postProperty, updatePostProperty } from '@lintel/api-contract';
import { callWithOptions, type CallOptions } from '@lintel/remote-kit';
import { createEffect } from 'effector';
import type { Arrangement } from '#common/form-files/arrangement.ts';
import { sentFilesOf, withSent } from '#common/form-files/same-file.ts';
import type { PostedListing } from '#common/form-sending/posted-listing.ts';
import { createSend, stateOf, type WrittenListing } from '#common/form-sending/send-once.ts';
import { loadPropertyFx } from './load-property.ts';
import { arrangePicturesFx, changePropertyFx, postPropertyFx, removePictureFx } from './property-form.api.ts';
import {
  changeRequest,
  postRequest,
  type PropertyChangeRequest,
  type PostRequest,
} from './property-request.ts';

const postCallFx = callWithOptions(postPropertyFx);
const changeCallFx = callWithOptions(changePropertyFx);

type Answer = AnswerOf<typeof postProperty> | AnswerOf<typeof updatePostProperty>;

const writtenOf = ({ data = [], sent_files, ...beside }: Answer): WrittenListing => {
  const { id, slug_id: slug, title, request_status, status, title_image: cover, gallery } = data[0]!;
  return {
    listing: { id, slug, title, state: stateOf({ request_status, status }) },
    photos: { cover, gallery: gallery.map((row) => ({ id: row.id, address: row.image_url })) },
    sent: sentFilesOf(sent_files),
    isRepeated: 'already_posted' in beside && beside.already_posted === true,
  };
};

const arrangeFx = createEffect<{ listing: PostedListing; plan: Arrangement }, void, ApiError>(
  async ({ listing: { id }, plan }) => {
    const { order, cover_alt, alts, cover_image_id: cover, removesOldCover } = plan;
    if (cover !== undefined) await arrangePicturesFx({ property_id: id, cover_image_id: cover });
    if (removesOldCover) await removePictureFx({ id: cover! });
    await arrangePicturesFx({ property_id: id, order: order.join(','), cover_alt, alts });
  },
);

/** Posts a property, or changes one. */
export const sendProperty = createSend({
  postRequest,
  changeRequest,
  afterAttempt: (values, before, sent) => ({
    ...values,
    slug: values.slug || before.slug,
    photos: withSent(values.photos, sent, before.photos),
    documents: withSent(values.documents, sent, before.documents),
  }),
  postFx: createEffect<{ request: PostRequest; options: CallOptions }, WrittenListing, ApiError>(
    async ({ request: params, options }) => writtenOf(await postCallFx({ params, options })),
  ),
  changeFx: createEffect<{ request: PropertyChangeRequest; options: CallOptions }, WrittenListing, ApiError>(
    async ({ request: params, options }) => writtenOf(await changeCallFx({ params, options })),
  ),
  readFx: loadPropertyFx,
  arrangeFx,
});
