import { packagesFor, paths, type AlertName } from '@lintel/contract';
import type { Location } from 'react-router-dom';
import { alertIcon, lockIcon, userIcon, verifiedIcon, type IconShape } from '@lintel/ui';
import type { ShellTexts } from '#locales/texts.ts';
import type { Alert } from './alerts.model.ts';

type AlertKey = keyof ShellTexts['alerts'];
type WayKey = keyof ShellTexts['alertWays'];

interface AlertContent {
  icon: IconShape;
  title: `alerts.${AlertKey}.title`;
  text: `alerts.${AlertKey}.text`;
  /** Where to go on; without one the dialog can only be closed. */
  way?: { label: `alertWays.${WayKey}`; to: string | ((alert: Alert, from: Location) => string) };
}

const contentOf = (name: AlertName & AlertKey, icon: IconShape, way?: AlertContent['way']): AlertContent => ({
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
export const alertContents: Record<AlertName, AlertContent> = {
  packageRequired: contentOf('packageRequired', lockIcon, packages),
  premiumRequired: contentOf('premiumRequired', lockIcon, packages),
  projectAccessRequired: contentOf('projectAccessRequired', lockIcon, packages),
  profileIncomplete: contentOf('profileIncomplete', userIcon, {
    label: 'alertWays.profile',
    to: paths.profile(),
  }),
  verificationRequired: contentOf('verificationRequired', verifiedIcon, verification),
  verificationPending: contentOf('verificationPending', verifiedIcon),
  verificationFailed: contentOf('verificationFailed', verifiedIcon, verification),
  accountDeactivated: contentOf('accountDeactivated', userIcon, contact),
  notificationsDenied: contentOf('notificationsDenied', alertIcon),
  microphoneMissing: contentOf('microphoneMissing', alertIcon),
  microphoneDenied: contentOf('microphoneDenied', alertIcon),
  paymentFailed: contentOf('paymentFailed', alertIcon, packages),
  paymentCancelled: contentOf('paymentCancelled', alertIcon, packages),
  noPaymentMethod: contentOf('noPaymentMethod', alertIcon, contact),
  demoMode: contentOf('demoMode', lockIcon),
};
