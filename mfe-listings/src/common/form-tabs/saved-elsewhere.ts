import type { Draft } from '@lintel/remote-kit';
import { createEffect, createEvent, sample, type Event } from 'effector';
import type { FormInTabs } from './other-tabs.ts';

/**
 * The draft of the form on screen, each time that another tab has saved it since this one did. While the user types here, their words
 * stay, and are saved last. What follows the other tabs is fetched once the form is open.
 */
export function createSavedElsewhere<Values, Kept>(
  form: FormInTabs<Values, Kept> & { opened: Event<unknown> },
): Event<Draft<Kept>> {
  const taken = createEvent<Draft<Kept>>();
  const begun = createEvent();
  let following: Promise<void> | undefined;
  const followFx = createEffect(() => {
    following ??= import(/* webpackChunkName: "other-tabs" */ './other-tabs.ts').then(
      ({ followOtherTabs }) => followOtherTabs(form, { begun, taken }),
      () => void (following = undefined),
    );
    return following;
  });
  sample({ clock: form.opened, fn: () => undefined, target: followFx });
  sample({ clock: followFx.done, fn: () => undefined, target: begun });
  return taken;
}
