import { createApiClient } from '@lintel/api-client';
import { addErrorTexts } from '@lintel/i18n/error-texts';

/** The client together with what has to be said when a call fails: one chunk. */
export function openClient(
  ...options: Parameters<typeof createApiClient>
): ReturnType<typeof createApiClient> {
  addErrorTexts();
  return createApiClient(...options);
}
