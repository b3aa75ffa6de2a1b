import { createApiClient } from '@lintel/api-client';
import { addErrorTexts } from '@lintel/i18n/error-texts';

/** The client together with the texts of failed calls: one chunk. */
export function openClient(
  ...options: Parameters<typeof createApiClient>
): ReturnType<typeof createApiClient> {
  addErrorTexts();
  return createApiClient(...options);
}
