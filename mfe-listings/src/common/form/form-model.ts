import type { ApiError } from '@lintel/api-contract';
import {
  $session,
  createAutosave,
  createDraftStore,
  createUserPageGate,
  sessionEnded,
  toApiError,
  type Draft,
} from '@lintel/remote-kit';
import { attach, createEffect, createEvent, createStore, sample, type Effect, type Store } from 'effector';
import type { Clash, OpenForm, StoredForm } from '#common/form-sending/open-form.ts';
import { createSubmission, type SendForm } from '#common/form-sending/submission.ts';

import { filled } from '#common/form-values/filled.ts';
import { loadMerge } from '#common/form-values/load-merge.ts';
import { noticeFx, type Translate } from '#common/notices.ts';
import { createComparedSend } from './compared-send.ts';
import { createSavedElsewhere } from '#common/form-tabs/saved-elsewhere.ts';

/** Which form an address means: a draft, or an own listing that is changed. */
export interface FormAddress {
  draft: string | null;
  listing: number | null;
  /** Own listing that a new form copies; null: it begins empty. */
  from: number | null;
}

/** What a draft keeps of a form. `before` and `clashes`: as in {@link OpenForm}. */
interface Kept<Values> {
  values: Values;
  before: Values;
  /** Absent in a draft of an earlier release. */
  clashes?: readonly Clash[];
}

/** A user's form of one kind: opened by its address, saved as it is typed, sent once. */
export function createFormModel<Values extends object, Posted>(config: {
  /** Name of its drafts. */
  kind: string;
  /** Raised when the shape of `Values` changes. */
  version: number;
  empty: Values;
  /** Reads an own listing that is to be changed. */
  readFx: Effect<number, StoredForm<Values>, ApiError>;
  /** The values of a new form that copies a listing. */
  copyFx: Effect<Values, Values, ApiError>;
  /** Takes out what does not belong to the other answers any more, before the form is sent. */
  $clean: Store<(values: Values) => Values>;
  send: SendForm<Values, Posted>;
}) {
  const { kind, version, empty, readFx, copyFx, $clean } = config;
  const drafts = createDraftStore<Kept<Values>>({ kind, version });
  const { Gate, opened, left } = createUserPageGate<FormAddress>();
  const autosave = createAutosave({ drafts });

  const changed = createEvent<Partial<Values>>();
  const retried = createEvent();
  /** The user gives a draft up. */
  const discarded = createEvent<string>();
  /** Of what was changed here and elsewhere, the user takes the newer values. */
  const newerTaken = createEvent();
  const takeNewerFx = createEffect(loadMerge);
  /** Of what was changed here and elsewhere, the user keeps their own. */
  const ownKept = createEvent();

  const readDraftsFx = createEffect(async (userId: number) => {
    try {
      return await drafts.list(userId);
    } catch {
      // A browser that keeps nothing has no drafts.
      return [];
    }
  });
  const onTopOfListingFx = createEffect(async (form: OpenForm<Values>) => {
    if (form.listing === null) return form;
    try {
      const newer = await readFx(form.listing);
      const { rebased } = await loadMerge();
      return rebased(form, newer).form;
    } catch {
      // Without a network the draft opens as it is; it is compared when it is sent.
      return form;
    }
  });
  const openFx = attach({
    source: $session,
    mapParams: (address: FormAddress, session) => ({ ...address, userId: session?.user.id ?? 0 }),
    effect: createEffect<
      FormAddress & { userId: number },
      { form: OpenForm<Values> | null; drafts: Draft<Kept<Values>>[] },
      ApiError
    >(async ({ draft, listing, from, userId }) => {
      const known = await readDraftsFx(userId);
      const id = listing === null ? draft : `edit-${listing}`;
      const kept = known.find((one) => one.id === id);
      if (kept) {
        const form: OpenForm<Values> = {
          id: kept.id,
          listing,
          clashes: [],
          ...kept.values,
          values: filled(kept.values.values, empty),
          resumedFrom: kept.savedAt,
        };
        return { form: await onTopOfListingFx(form), drafts: known };
      }
      const begin = (
        name: string,
        { values, revision }: StoredForm<Values>,
        before = values,
      ): OpenForm<Values> => ({
        id: name,
        listing,
        values,
        before,
        revision,
        clashes: [],
        resumedFrom: null,
      });
      try {
        if (listing !== null) return { form: begin(`edit-${listing}`, await readFx(listing)), drafts: known };
        if (from !== null && id !== null)
          return {
            form: begin(id, { values: await copyFx((await readFx(from)).values) }, empty),
            drafts: known,
          };
      } catch (error) {
        throw toApiError(error);
      }
      const isNew = id !== null || known.length === 0;
      return { form: isNew ? begin(id ?? crypto.randomUUID(), { values: empty }) : null, drafts: known };
    }),
  });

  /** The address whose form is on its way; an answer for another one, or after the page was left, comes too late. */
  const $awaited = createStore<FormAddress | null>(null)
    .on(openFx, (_, address) => address)
    .reset(left, sessionEnded);
  const isAwaited = (awaited: FormAddress | null, { params }: { params: FormAddress }) => awaited === params;
  const arrived = sample({ clock: openFx.done, source: $awaited, filter: isAwaited, fn: (_, done) => done });
  const failed = sample({
    clock: openFx.fail,
    source: $awaited,
    filter: isAwaited,
    fn: (_, { error }) => error,
  });
  $awaited.on([arrived, failed], () => null);

  const $address = createStore<FormAddress | null>(null)
    .on(opened, (_, address) => address)
    .reset(left);
  const $form = createStore<OpenForm<Values> | null>(null)
    .on(arrived, (_, { result }) => result.form)
    .on(changed, (form, values) => form && { ...form, values: filled({ ...form.values, ...values }, empty) })
    .on(
      takeNewerFx.doneData,
      (form, { withNewer }) => form && { ...form, values: withNewer(form.values, form.clashes), clashes: [] },
    )
    .on(ownKept, (form) => form && { ...form, clashes: [] })
    .reset(sessionEnded);
  const $drafts = createStore<readonly Draft<Kept<Values>>[]>([])
    .on(arrived, (_, { result }) => result.drafts)
    .on(discarded, (known, id) => known.filter((draft) => draft.id !== id))
    .reset(sessionEnded);
  const $error = createStore<ApiError | null>(null)
    .on(failed, (_, error) => error)
    .reset(openFx, sessionEnded);

  // The address of a form that is on screen names it from its second step on.
  sample({
    clock: opened,
    source: $form,
    filter: (form, { draft, listing }) =>
      form === null || form.listing !== listing || (listing === null && form.id !== draft),
    fn: (_, address) => address,
    target: openFx,
  });
  sample({
    clock: retried,
    source: $address,
    filter: Boolean,
    fn: (address) => ({ ...address! }),
    target: openFx,
  });
  // Another address has another form; what is unsaved is saved before.
  $form.on(openFx, () => null).reset(left);

  const savedElsewhere = createSavedElsewhere({
    kind,
    drafts,
    autosave,
    opened,
    left,
    $form,
    $isShown: Gate.status,
  });
  $form.on(
    savedElsewhere,
    (form, { values: kept }) => form && { ...form, clashes: [], ...kept, values: filled(kept.values, empty) },
  );

  sample({
    clock: changed,
    source: $form,
    filter: Boolean,
    fn: ({ id, values, before, clashes }) => ({ id, values: { values, before, clashes } }),
    target: autosave.changed,
  });
  // A copy is a draft from its beginning, so that a reload does not copy again.
  sample({
    clock: arrived,
    filter: ({ params, result: { form } }) =>
      form !== null && form.resumedFrom === null && params.from !== null,
    fn: () => ({}),
    target: changed,
  });
  sample({ clock: newerTaken, target: takeNewerFx });
  sample({ clock: [takeNewerFx.done, ownKept], fn: () => ({}), target: changed });
  sample({ clock: discarded, target: autosave.discarded });

  const { send, compared } = createComparedSend({ $form, readFx, send: config.send });
  $form.on(compared, (_, { form }) => form);
  /** Raised when the values on screen change by another hand than the user's. */
  const $revision = createStore(0).on(
    [takeNewerFx.done, savedElsewhere, sample({ clock: compared, filter: ({ hasNewer }) => hasNewer })],
    (revision) => revision + 1,
  );

  const submission = createSubmission({ send });
  const submitted = createEvent();
  sample({
    clock: submitted,
    source: { form: $form, clean: $clean },
    filter: ({ form }) => form !== null,
    fn: ({ form, clean }) => ({ ...form!, values: clean(form!.values) }),
    target: submission.start,
  });
  sample({ clock: submission.done, fn: ({ form }) => form.id, target: discarded });
  sample({ clock: [changed, savedElsewhere], fn: () => undefined, target: submission.formChanged });
  /** Another form takes the place of the one on screen. */
  const replaced = openFx.map(() => undefined);
  // Another form on the page is never sent, or shown as posted, in place of this one.
  sample({
    clock: replaced,
    source: submission.$submission,
    filter: ({ state }) => state === 'sending' || state === 'paused',
    fn: () => (t: Translate) => ({ tone: 'warning' as const, text: t('form.send.stopped') }),
    target: noticeFx,
  });
  sample({ clock: [left, replaced, sessionEnded], fn: () => undefined, target: submission.reset });

  return {
    Gate,
    opened,
    left,
    replaced,
    changed,
    retried,
    discarded,
    newerTaken,
    ownKept,
    submitted,
    submission,
    autosave,
    $form,
    $revision,
    $drafts,
    $error,
    $isOpening: $awaited.map((awaited) => awaited !== null),
  };
}

export type FormModel<Values extends object, Posted> = ReturnType<typeof createFormModel<Values, Posted>>;
