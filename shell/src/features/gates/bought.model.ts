import type { EventName } from '@lintel/contract';
import { attach, sample } from 'effector';
import { emitFx, notifyFx } from '#core/user-ports.ts';
import { translateDeferred } from '#locales/deferred-texts.ts';
import { $alerts, alertWithdrawn, type Alert } from './alerts.model.ts';
import { packageGate } from './pass.ts';

type PackageAlert = Alert & Required<Pick<Alert, 'feature'>>;

/** Whether a package that was bought meanwhile, in another tab or on another device, has what the open dialog asks for. */
const openedFx = attach({
  source: $alerts,
  async effect([alert]) {
    if (!isPackageAlert(alert)) return undefined;
    return (await packageGate(alert.feature, alert.name)) ? undefined : alert;
  },
});
const bought: EventName = 'package.bought@1';

sample({
  clock: emitFx,
  source: $alerts,
  filter: ([alert], { event }) => event === bought && isPackageAlert(alert),
  fn: () => undefined,
  target: openedFx,
});
const opened = sample({ clock: openedFx.doneData, filter: isPackageAlert });
sample({ clock: opened, target: alertWithdrawn });
sample({
  clock: opened,
  fn: () => ({ tone: 'success', text: translateDeferred('alertWays.opened') }) as const,
  target: notifyFx,
});

function isPackageAlert(alert: Alert | undefined): alert is PackageAlert {
  return alert?.feature !== undefined;
}
