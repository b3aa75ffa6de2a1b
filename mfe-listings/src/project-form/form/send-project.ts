import type { AnswerOf, ApiError, postProject } from '@lintel/api-contract';
import { callWithOptions, type CallOptions } from '@lintel/remote-kit';
import { createEffect } from 'effector';
import type { Arrangement } from '#common/form-files/arrangement.ts';
import { sentFilesOf } from '#common/form-files/same-file.ts';
import type { PostedListing } from '#common/form-sending/posted-listing.ts';
import { createFirstAttempts } from '#common/form-sending/first-attempt.ts';
import { createSend, stateOf, type WrittenListing } from '#common/form-sending/send-once.ts';
import { afterAttempt } from './after-attempt.ts';
import { loadProjectFx } from './load-project.ts';
import { arrangePicturesFx, writeProjectFx } from './project-form.api.ts';
import { changeRequest, postRequest, type ProjectRequest } from './project-request.ts';

const writeCallFx = callWithOptions(writeProjectFx);

const writtenOf = ({ data, sent_files, already_posted }: AnswerOf<typeof postProject>): WrittenListing => {
  const {
    id,
    slug_id: slug,
    title,
    request_status,
    status,
    image: cover,
    gallary_images: gallery,
  } = data[0]!;
  return {
    listing: { id, slug, title, state: stateOf({ request_status, status }) },
    photos: { cover, gallery: gallery.map((row) => ({ id: row.id, address: row.name })) },
    sent: sentFilesOf(sent_files),
    isRepeated: already_posted === true,
  };
};

const writeFx = createEffect<{ request: ProjectRequest; options: CallOptions }, WrittenListing, ApiError>(
  async ({ request: params, options }) => writtenOf(await writeCallFx({ params, options })),
);

const arrangeFx = createEffect<{ listing: PostedListing; plan: Arrangement }, void, ApiError>(
  async ({ listing: { id, title }, plan }) => {
    const { order, cover_alt, alts, cover_image_id: cover, removesOldCover } = plan;
    if (cover !== undefined) await arrangePicturesFx({ project_id: id, cover_image_id: cover });
    if (removesOldCover) await writeProjectFx({ id, title, remove_gallery_images: cover! });
    await arrangePicturesFx({ project_id: id, order: order.join(','), cover_alt, alts });
  },
);

/** Posts a project, or changes one. */
export const sendProject = createSend({
  postRequest,
  changeRequest,
  afterAttempt,
  firstAttempts: createFirstAttempts(),
  postFx: writeFx,
  changeFx: writeFx,
  readFx: loadProjectFx,
  arrangeFx,
});
