export * from '@lintel/model-kit';
export {
  $location,
  $session,
  $settings,
  defineRemote,
  started,
  stopped,
  type RemoteDefinition,
} from './define-remote.tsx';
export { deliveryFx, endpointFx, type DeliveryRequest } from './endpoint.ts';
export { passGatesFx, useGate } from './gates.ts';
export { LeaveGuard, useLeaveGuard } from './leave-guard.ts';
export { usePreventReload } from './prevent-reload.ts';
export { sessionEnded, sessionEvents, sessionStarted } from './session-events.ts';
export { $shell, useCurrency, usePicture, useShell } from './shell-context.ts';
