import { escaped } from '#site/responses/escaped.ts';
import { queryOf, type Override } from './overrides.ts';

/**
 * States on the page that it does not show the live lock, and leads back. The server writes it, so it stands there also
 * when the releases that were chosen do not run. For staff, hence in English only.
 */
export function overrideBanner(override: Override): string {
  const words = [...queryOf(override)].map(
    ([name, value]) => `${labels[name]} ${value.replaceAll(',', ', ')}`,
  );
  return `<aside class="mix-notice" lang="en" dir="ltr" aria-label="Chosen releases">
<p>Not the live site: ${escaped(words.join('; '))}. <a href="?mfe-overlay">What this page is made of</a>, <a href="?mfe=">Back to the live site</a></p>
</aside>`;
}

const labels: Record<string, string> = { mfe: 'with', 'mfe-off': 'without', 'mfe-lock': 'lock' };
