import {
  $isTabVisible,
  $session,
  browserWatched,
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
  type Store,
} from 'effector';
import type { OpenForm } from '#common/form-sending/open-form.ts';

/**
 * The draft of the form on screen, each time that another tab has saved it since this one did. While the user types here, their words
 * stay, and are saved last.
 */
export function createSavedElsewhere<Values, Kept>(config: {
  drafts: DraftStore<Kept>;
  autosave: Autosave<Kept>;
  opened: Event<unknown>;
  left: Event<unknown>;
  $form: Store<OpenForm<Values> | null>;
}): Event<Draft<Kept>> {
  const { drafts, autosave, opened, left, $form } = config;
  const plain = { serialize: 'ignore' } as const;
  const written = createEvent<string>();
  const watchFx = createEffect(() => drafts.watch(scopeBind(written, { safe: true })));
  const $end = createStore<{ end(): void } | null>(null, plain).on(watchFx.doneData, (_, end) => ({ end }));
  const endFx = attach({ source: $end, effect: (watching) => watching?.end() });
  sample({ clock: opened, fn: () => undefined, target: [endFx, watchFx, browserWatched] });
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
  const taken = createEvent<Draft<Kept>>();
  const $takenAt = createStore(0, plain).on(taken, (_, { savedAt }) => savedAt);
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
  return taken;
}
