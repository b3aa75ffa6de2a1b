import { getSeoSettings } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { createEffect, createEvent, sample } from 'effector';
import { callFx } from '#core/user-ports.ts';
import { $settings } from '#user/settings/settings.model.ts';

/** A page is on screen, by its path. */
export const pageShown = createEvent<string>();

const seoFx = callFx(getSeoSettings);

/** Only what the page does not say itself: it knows better. */
const completeFx = createEffect(({ description, image }: { description: string; image: string }) => {
  if (location.pathname !== paths.home()) return;
  complete('name', 'description', description);
  complete('property', 'og:description', description);
  complete('property', 'og:image', image);
});

// The operator's words for search engines; other pages than the first describe what they show.
sample({
  clock: pageShown,
  source: $settings,
  filter: (settings, path) => settings?.seo_settings === true && path === paths.home(),
  fn: () => ({}),
  target: seoFx,
});
sample({
  clock: seoFx.doneData,
  filter: ({ data }) => data.length > 0,
  fn: ({ data: [texts] }) => ({ description: texts!.meta_description, image: texts!.meta_image }),
  target: completeFx,
});

function complete(by: 'name' | 'property', key: string, value: string): void {
  if (!value || document.head.querySelector(`meta[${by}="${key}"]`)) return;
  const meta = document.head.appendChild(document.createElement('meta'));
  meta.setAttribute(by, key);
  meta.setAttribute('content', value);
}
