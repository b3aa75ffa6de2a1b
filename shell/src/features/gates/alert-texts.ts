import { packagesFor, paths, type AlertName } from '@lintel/contract';
import type { Location } from 'react-router-dom';
import { alertIcon, lockIcon, userIcon, verifiedIcon, type IconShape } from '@lintel/ui';
import type { ShellTexts } from '#locales/texts.ts';
import type { Alert } from './alerts.model.ts';

type AlertKey = keyof ShellTexts['alerts'];
type WayKey = keyof ShellTexts['alertWays'];

interface Telling {
  icon: IconShape;
  title: `alerts.${AlertKey}.title`;
  text: `alerts.${AlertKey}.text`;
  /** Where to go on; without one the dialog can only be closed. */
  way?: { label: `alertWays.${WayKey}`; to: string | ((alert: Alert, from: Location) => string) };
}

const telling = (name: AlertName & AlertKey, icon: IconShape, way?: Telling['way']): Telling => ({
  icon,
  title: `alerts.${name}.title`,
  text: `alerts.${name}.text`,
  ...(way ? { way } : {}),
});

const packages = {
  label: 'alertWays.packages',
  to: ({ feature, destination }: Alert, from: Location) =>
    from.pathname === paths.packages()
      ? paths.packages()
      : packagesFor(feature ?? null, destination ? { pathname: destination, search: '' } : from),
} as const;
const verification = { label: 'alertWays.verification', to: paths.verification() } as const;
const contact = { label: 'alertWays.contact', to: paths.contact() } as const;

/** Every dialog of docs/spec/client.md#dialogs: its text and its action. */
export const tellings: Record<AlertName, Telling> = {
  packageRequired: telling('packageRequired', lockIcon, packages),
  premiumRequired: telling('premiumRequired', lockIcon, packages),
  projectAccessRequired: telling('projectAccessRequired', lockIcon, packages),
  profileIncomplete: telling('profileIncomplete', userIcon, {
    label: 'alertWays.profile',
    to: paths.profile(),
  }),
  verificationRequired: telling('verificationRequired', verifiedIcon, verification),
  verificationPending: telling('verificationPending', verifiedIcon),
  verificationFailed: telling('verificationFailed', verifiedIcon, verification),
  accountDeactivated: telling('accountDeactivated', userIcon, contact),
  notificationsDenied: telling('notificationsDenied', alertIcon),
  microphoneMissing: telling('microphoneMissing', alertIcon),
  microphoneDenied: telling('microphoneDenied', alertIcon),
  paymentFailed: telling('paymentFailed', alertIcon, packages),
  paymentCancelled: telling('paymentCancelled', alertIcon, packages),
  noPaymentMethod: telling('noPaymentMethod', alertIcon, contact),
  demoMode: telling('demoMode', lockIcon),
};
