import type { Gate } from '@lintel/contract';
import { attach } from 'effector';
import { useCallback } from 'react';
import { $shell, useShell } from './shell-context.ts';

/**
 * For components: runs an action once its gates are open. A closed gate opens sign-in or explains itself, and the action goes
 * on by itself when the user signed in.
 *
 * @example const guarded = useGate('signed-in', 'profile-complete');
 * <Button onClick={() => guarded(() => openWizard())}>…</Button>
 */
export function useGate(...gates: Gate[]): (action: () => void) => void {
  const { passGates } = useShell();
  const names = gates.join(' ');
  return useCallback(
    (action) =>
      void passGates(names.split(' ') as Gate[]).then((isOpen) => {
        if (isOpen) action();
      }),
    [passGates, names],
  );
}

/** For models: asks for gates; done with whether all are open. */
export const passGatesFx = attach({
  source: $shell,
  effect: (shell, gates: readonly Gate[]): Promise<boolean> =>
    shell?.passGates(gates) ?? Promise.resolve(false),
});
