import type { ApiError } from '@lintel/api-contract';
import { type CallOptions } from '@lintel/remote-kit';
import { createEffect, type Effect } from 'effector';
import { arrangementOf, type Arrangement, type StoredPhotos } from '#common/form-files/arrangement.ts';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import type { SentFiles } from '#common/form-files/same-file.ts';
import type { PostedListing } from './posted-listing.ts';
import type { FirstAttempts } from './first-attempt.ts';
import { photoUnderWay } from './photo-under-way.ts';
import type { StoredForm } from './open-form.ts';
import type { SendForm, SendOptions } from './submission.ts';

/** A listing as the back end answered a form. */
export interface WrittenListing {
  listing: PostedListing;
  photos: Omit<StoredPhotos, 'sent'>;
  sent: SentFiles;
  /** An earlier attempt posted it, whose answer was lost; nothing of this one is stored. */
  isRepeated: boolean;
}

/** Where a listing stands that was just posted or changed. */
export const stateOf = (row: { request_status: string; status: number }): PostedListing['state'] => {
  if (row.request_status !== 'approved') return 'review';
  return row.status === 1 ? 'live' : 'hidden';
};

type Call<Request> = Effect<{ request: Request; options: CallOptions }, WrittenListing, ApiError>;

/** The options of a call that sends a request, whose progress names the photo that is under way. */
const optionsFor = (request: object, { signal, onProgress }: SendOptions): CallOptions => ({
  signal,
  onProgress: (sent, total) => onProgress({ sent, total, photo: photoUnderWay(request, sent, total) }),
});

interface GoOn<Values> {
  form: string;
  posted: WrittenListing;
  values: Values;
  options: SendOptions;
}

/** What a request states, in one spelling; a file counts by its name. */
const spelled = (request: object): string =>
  JSON.stringify(
    Object.entries(request).toSorted(([one], [other]) => (one < other ? -1 : 1)),
    (_, value) => (value instanceof Blob ? { file: (value as File).name } : (value as unknown)),
  );

/**
 * Posts or changes a listing so that repeating it after a lost answer loses and doubles nothing: a form that turns out to be posted
 * goes on as a change of that listing. Descriptions and order of photos follow once their rows are known.
 */
export function createSend<
  Values extends { photos: readonly ListingFile[] },
  Post extends object,
  Change extends object,
>(config: {
  postRequest(values: Values, form: string): Post;
  changeRequest(id: number, values: Values, before: Values): Change;
  /** The values of a form whose files and parts came with an earlier attempt. `isReplaced`: a file was chosen since. */
  afterAttempt(values: Values, before: Values, sent: SentFiles, isReplaced: (file: Blob) => boolean): Values;
  /** Where a file that replaces another one has no name of its own. */
  firstAttempts?: FirstAttempts;
  postFx: Call<Post>;
  changeFx: Call<Change>;
  readFx: Effect<number, StoredForm<Values>, ApiError>;
  arrangeFx: Effect<{ listing: PostedListing; plan: Arrangement }, void, ApiError>;
}): SendForm<Values, PostedListing> {
  const { postRequest, changeRequest, afterAttempt, firstAttempts, postFx, changeFx, readFx, arrangeFx } =
    config;

  const arrange = ({ listing, photos, sent }: WrittenListing, values: Values) =>
    arrangeFx({ listing, plan: arrangementOf(values.photos, { ...photos, sent }) });

  /** `revision`: the state that the request was made from, so that a newer one is not overwritten. */
  const change = (request: Change, revision: number | undefined, options: SendOptions) => {
    const conditional = revision === undefined ? request : { ...request, revision };
    return changeFx({ request: conditional, options: optionsFor(request, options) });
  };

  const goOnFx = createEffect(async ({ form, posted, values, options }: GoOn<Values>) => {
    const { id } = posted.listing;
    const { values: before, revision } = await readFx(id);
    const now = afterAttempt(values, before, posted.sent, firstAttempts?.isReplaced(form) ?? (() => false));
    const request = changeRequest(id, now, before);
    const hasChanged = spelled(request) !== spelled(changeRequest(id, before, before));
    const written = hasChanged ? await change(request, revision, options) : posted;
    await arrange(written, now);
    return written.listing;
  });

  return async ({ id: form, listing, values, before, revision }, options) => {
    if (listing !== null) {
      const written = await change(changeRequest(listing, values, before), revision, options);
      await arrange(written, values);
      return written.listing;
    }
    const request = postRequest(values, form);
    firstAttempts?.noted(form, request);
    const posted = await postFx({ request, options: optionsFor(request, options) });
    const changed = posted.isRepeated ? await goOnFx({ form, posted, values, options }) : null;
    if (!posted.isRepeated && values.photos.some(({ alt }) => alt !== '')) await arrange(posted, values);
    firstAttempts?.ended(form);
    return changed ?? posted.listing;
  };
}
