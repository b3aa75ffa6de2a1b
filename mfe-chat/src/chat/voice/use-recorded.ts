import { draftKey } from '#chat/sending/drafts.ts';
import type { ThreadId } from '#chat/wire/address.ts';
import { useDialogDraft, type DialogDraft } from '#common/dialog-draft.ts';

export interface Recorded {
  file: File | null;
  seconds: number;
}
const nothing: Recorded = { file: null, seconds: 0 };

/** What is recorded in a conversation and not sent yet; also when the user has looked at another one meanwhile. */
export const useRecorded = (thread: ThreadId): DialogDraft<Recorded> =>
  useDialogDraft(`voice/${draftKey(thread)}`, nothing);
