import type { AlertName } from '@lintel/contract';
import { inShell, valueOf, watchInShell } from '#core/scope.ts';
import { $alerts, alertRaised, type Alert } from './alerts.model.ts';

const raise = inShell(alertRaised);

/** Tells something in a dialog; resolves when it is closed. */
export function tell(alert: Alert): Promise<void> {
  return new Promise((resolve) => {
    raise(alert);
    const isOpen = () => valueOf($alerts).some(({ name }) => name === alert.name);
    const stop = watchInShell($alerts, () => {
      if (isOpen()) return;
      stop();
      resolve();
    });
  });
}

/** The Shell object's `alert`. */
export const alert = (name: AlertName): Promise<void> => tell({ name });
