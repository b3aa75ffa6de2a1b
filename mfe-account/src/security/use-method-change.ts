import { errorText } from '@lintel/i18n';
import { toApiError, useShell } from '@lintel/remote-kit';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnershipProof } from '../common/owner.ts';

/** A change of the ways to sign in. */
interface MethodChange {
  /** The dialog that it comes from. */
  readonly dialog?: 'phone';
  readonly run: (owner: OwnershipProof) => Promise<unknown>;
  /** The notice when it is stored. */
  readonly done: string;
}

/** Changes the ways to sign in; with an old session alone a change waits until the user has shown that the account is theirs. */
export function useMethodChange({ onDone }: { onDone(change: MethodChange): void }) {
  const { t: errors } = useTranslation('errors');
  const { t: common } = useTranslation();
  const { notify } = useShell();
  const [waiting, setWaiting] = useState<MethodChange>();
  const finish = (stored: MethodChange) => {
    setWaiting((now) => (now === stored ? undefined : now));
    onDone(stored);
    notify({ tone: 'success', text: stored.done });
  };
  const change = async (wanted: MethodChange) => {
    try {
      await wanted.run({});
      finish(wanted);
    } catch (thrown) {
      const failure = toApiError(thrown);
      const again = { label: common('actions.retry'), run: () => void change(wanted) };
      if (failure.key === 'recentSignInRequired') setWaiting(wanted);
      else
        notify({
          tone: 'danger',
          text: errorText(errors, failure),
          ...(failure.retryable && { action: again }),
        });
    }
  };
  return {
    /** The change that waits for the proof. */
    waiting,
    change,
    /** Goes on with the change that waits. Rejects when it is refused. */
    prove: async (owner: OwnershipProof) => {
      if (!waiting) return;
      await waiting.run(owner);
      finish(waiting);
    },
    giveUp: () => setWaiting(undefined),
  };
}
