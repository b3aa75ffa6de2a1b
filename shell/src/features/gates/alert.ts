import type { AlertName } from '@lintel/contract';
import { inShell, valueOf, watchInShell } from '#core/scope.ts';
import { $alerts, alertRaised, type Alert } from './alerts.model.ts';

const raise = inShell(alertRaised);

/** Shows a dialog; resolves when it is closed. */
export function showAlert(alert: Alert): Promise<void> {
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
export const alert = (name: AlertName): Promise<void> => showAlert({ name });
