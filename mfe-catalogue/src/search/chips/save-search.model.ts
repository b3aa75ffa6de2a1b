import { saveSearch } from '@lintel/api-contract';
import { $shell, endpointFx } from '@lintel/remote-kit';
import { attach, sample } from 'effector';

export const saveSearchFx = attach({ effect: endpointFx(saveSearch, { toastsErrors: true }) });

/** The page offers messages on this device, once. */
const announceFx = attach({
  source: $shell,
  effect: (shell, searchId: number) => shell?.emit('search.saved@1', { searchId }),
});
sample({ clock: saveSearchFx.doneData, fn: ({ data }) => data.id, target: announceFx });
