import { lazyDialog } from '@lintel/remote-kit';
import { useState, type ReactNode } from 'react';
import type { OwnerDialogProps } from './owner-dialog.tsx';
import type { OwnershipProof } from './owner.ts';

const OwnerDialog = lazyDialog(() => import(/* webpackChunkName: "security-owner" */ './owner-dialog.tsx'));

type Account = Pick<OwnerDialogProps, 'email' | 'hasPassword' | 'hasGoogle'>;

interface OwnerQuestion {
  /** Resolves with what shows the account, or with null when the user closed the question. */
  ask(account: Account): Promise<OwnershipProof | null>;
  /** Belongs beside the dialog in which something waits for the answer. */
  dialog: ReactNode;
}

/** Asks who is there while a form waits, so that the form goes on, and shows what is wrong with its fields. */
export function useOwnerQuestion(): OwnerQuestion {
  const [open, setOpen] = useState<Account & { answer(owner: OwnershipProof | null): void }>();
  return {
    ask: (account) =>
      new Promise((resolve) => {
        const answer = (owner: OwnershipProof | null) => {
          setOpen(undefined);
          resolve(owner);
        };
        setOpen({ ...account, answer });
      }),
    dialog: open && (
      <OwnerDialog
        {...open}
        onProved={async (owner) => open.answer(owner)}
        onClose={() => open.answer(null)}
      />
    ),
  };
}
