import { withTexts } from '@lintel/i18n';
import { useUnit } from 'effector-react';
import { useLazyPart } from '../session/use-lazy-part.ts';
import { $alerts, alertClosed } from './alerts.model.ts';

const loadDialog = withTexts('shell', () => import(/* webpackChunkName: "alert" */ './alert-dialog.tsx'));

/** Shows what is to be told, one thing after the other. */
export function AlertHost() {
  const { alerts, close } = useUnit({ alerts: $alerts, close: alertClosed });
  const [first] = alerts;
  const Dialog = useLazyPart(loadDialog, first !== undefined, close);
  return first && Dialog ? <Dialog key={first.name} alert={first} /> : null;
}
