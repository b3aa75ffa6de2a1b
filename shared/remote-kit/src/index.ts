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
export { $isOnline, $isTabVisible, browserWatched, networkReturned } from './browser-events.ts';
export { createAutosave, type Autosave, type SaveState } from './drafts/autosave.ts';
export { DRAFTS_DATABASE } from './drafts/draft-channel.ts';
export { createDraftStore, type Draft, type DraftStore } from './drafts/draft-store.ts';
export { watchDrafts } from './drafts/watch-drafts.ts';
export {
  messageClientId,
  messageDraft,
  messageDraftKey,
  messageDrafts,
  writeMessageDraft,
  type MessageDraft,
  type MessageThread,
} from './drafts/message-drafts.ts';
export { deliveryFx, endpointFx, type DeliveryRequest } from './endpoint.ts';
export { passGatesFx, useGate } from './gates.ts';
export { lazyDialog } from './lazy/lazy-dialog.tsx';
export { lazyWidget } from './lazy/lazy-widget.tsx';
export { LeaveGuard, useLeaveGuard } from './leaving/leave-guard.ts';
export { PartBoundary } from './lazy/part-boundary.tsx';
export { calendarOf, type CalendarEntry } from './calendar-file.ts';
export { allRows } from './answers/all-rows.ts';
export { readPackages } from './answers/packages.ts';
export { momentOf, readRows, rowsOf, textOf } from './answers/reading.ts';
export { reopened } from './reopened.ts';
export { csvOf, saveFile } from './save-file.ts';
export { pushReceived, refetchOnPush } from './push-events.ts';
export { usePreventReload } from './leaving/prevent-reload.ts';
export {
  packageBought,
  sessionEnded,
  sessionEnding,
  sessionEvents,
  sessionStarted,
} from './session-events.ts';
export { $shell, useCurrency, usePicture, useShell } from './shell-context.ts';
export { callFailed, connectionReturned } from './uploads/lost-connection.ts';
export {
  createUploadQueue,
  type Upload,
  type UploadQueue,
  type UploadState,
} from './uploads/upload-queue.ts';
export { createUserPageGate } from './user-page-gate.ts';
export { useIsShown } from './leaving/use-is-shown.ts';
export { useWaitingWrites } from './use-waiting-writes.ts';
