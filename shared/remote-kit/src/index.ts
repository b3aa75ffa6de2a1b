export { $clock, readClockFx, waitFx, type Clock } from './clock.ts';
export {
  $language,
  $location,
  $session,
  defineRemote,
  started,
  stopped,
  type RemoteDefinition,
} from './define-remote.tsx';
export { deliveryFx, endpointFx, titled } from './endpoint.ts';
export { passGatesFx, useGate } from './gates.ts';
export { lazyPage } from './lazy-page.tsx';
export { lazyPart, NearView, useWhenNear } from './lazy-part.tsx';
export { createMutation, type Mutation } from './mutation.ts';
export { createPageGate } from './page-gate.ts';
export { createPagination, type Page, type Pagination, type Rows } from './pagination.ts';
export { createQuery, type Query } from './query.ts';
export { mayRetry, retryDelay, toApiError } from './retry.ts';
export { usePreventReload } from './prevent-reload.ts';
export { $shell, useCurrency, usePicture, useReadable, useShell } from './shell-context.ts';
