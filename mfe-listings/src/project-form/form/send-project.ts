import type { AnswerOf, postProject } from '@lintel/api-contract';
import { callWithOptions, type CallOptions } from '@lintel/remote-kit';
import { createEffect } from 'effector';
import { arrangementOf } from '#common/form-files/arrangement.ts';
import type { PostedListing } from '#common/form-sending/form-done.tsx';
import type { OpenForm } from '#common/form-sending/open-form.ts';
import { arrangePicturesFx, writeProjectFx } from './project-form.api.ts';
import { changeRequest, postRequest } from './project-request.ts';
import type { ProjectValues } from './project-values.ts';

type Written = AnswerOf<typeof postProject>['data'][number];

const writeFx = callWithOptions(writeProjectFx);

const arrangeFx = createEffect(async ({ project, values }: { project: Written; values: ProjectValues }) => {
  const { id, title } = project;
  const plan = arrangementOf(
    values.photos,
    project.gallary_images.map((image) => image.id),
  );
  if (plan.cover_image_id !== undefined)
    await arrangePicturesFx({ project_id: id, cover_image_id: plan.cover_image_id });
  if (plan.removesOldCover) await writeProjectFx({ id, title, remove_gallery_images: plan.cover_image_id! });
  const { order, cover_alt, alts } = plan;
  await arrangePicturesFx({ project_id: id, order: order.join(','), cover_alt, alts });
});

const isDescribed = ({ photos }: ProjectValues) => photos.some(({ alt }) => alt !== '');

/** Posts a project, or changes one; descriptions and order of its photos follow once their rows are known. */
export async function sendProject(
  { id: form, listing, values, before }: OpenForm<ProjectValues>,
  options: CallOptions,
): Promise<PostedListing> {
  const params = listing === null ? postRequest(values, form) : changeRequest(listing, values, before);
  const { data } = await writeFx({ params, options });
  const project = data[0]!;
  if (listing !== null || isDescribed(values)) await arrangeFx({ project, values });
  const { id, slug_id: slug, title, request_status, status } = project;
  return { id, slug, title, isLive: request_status === 'approved' && status === 1 };
}
