import { withTexts } from '@lintel/i18n';
import { useUnit } from 'effector-react';
import { useLazyDialog } from '#user/session/use-lazy-dialog.ts';
import { $alerts, alertClosed } from './alerts.model.ts';

const loadDialog = withTexts('shell', () => import(/* webpackChunkName: "gates" */ './alert-dialog.tsx'));

/** Shows the queued alerts one after the other. */
export function AlertHost() {
  const { alerts, close } = useUnit({ alerts: $alerts, close: alertClosed });
  const [alert] = alerts;
  return useLazyDialog(loadDialog, alert && { key: alert.name, alert }, close);
}
