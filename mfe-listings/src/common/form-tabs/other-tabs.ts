import {
  $isTabVisible,
  $session,
  browserWatched,
  watchDrafts,
  type Autosave,
  type Draft,
  type DraftStore,
} from '@lintel/remote-kit';
import {
  attach,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
  type Event,
  type EventCallable,
  type Store,
} from 'effector';
import type { OpenForm } from '#common/form-sending/open-form.ts';

/** A form and its drafts; `kind` is the name of those. */
export interface FormInTabs<Values, Kept> {
  kind: string;
  drafts: DraftStore<Kept>;
  autosave: Autosave<Kept>;
  left: Event<unknown>;
  $form: Store<OpenForm<Values> | null>;
  $isShown: Store<boolean>;
}

/** Calls `taken` as `createSavedElsewhere` describes it, from each `begun` on until the page is left. */
export function followOtherTabs<Values, Kept>(
  { kind, drafts, autosave, left, $form, $isShown }: FormInTabs<Values, Kept>,
  { begun, taken }: { begun: Event<void>; taken: EventCallable<Draft<Kept>> },
): void {
  const written = createEvent<string>();
  const watchFx = createEffect(() => watchDrafts(kind, scopeBind(written, { safe: true })));
  const $end = createStore<{ end(): void } | null>(null).on(watchFx.doneData, (_, end) => ({ end }));
  const endFx = attach({ source: $end, effect: (watching) => watching?.end() });
  sample({
    clock: begun,
    source: $isShown,
    filter: Boolean,
    fn: () => undefined,
    target: [endFx, watchFx, browserWatched],
  });
  sample({ clock: left, fn: () => undefined, target: endFx });

  const readFx = attach({
    source: $session,
    effect: createEffect(({ id, userId }: { id: string; userId: number }) => drafts.read(id, userId)),
    mapParams: (id: string, session) => ({ id, userId: session?.user.id ?? 0 }),
  });
  sample({
    clock: written,
    source: $form,
    filter: (form, id) => form?.id === id,
    fn: (_, id) => id,
    target: readFx,
  });
  // A tab that sleeps hears of nothing.
  sample({
    clock: $isTabVisible,
    source: $form,
    filter: (form, isVisible) => isVisible && form !== null,
    fn: (form) => form!.id,
    target: readFx,
  });
  const $takenAt = createStore(0).on(taken, (_, { savedAt }) => savedAt);
  sample({
    clock: readFx.doneData,
    source: { form: $form, isUnsaved: autosave.$isUnsaved, savedAt: autosave.$savedAt, takenAt: $takenAt },
    filter: ({ form, isUnsaved, savedAt, takenAt }, draft) =>
      draft !== null &&
      draft.id === form?.id &&
      !isUnsaved &&
      draft.savedAt > Math.max(savedAt ?? 0, takenAt, form.resumedFrom ?? 0),
    fn: (_, draft) => draft!,
    target: taken,
  });
}
