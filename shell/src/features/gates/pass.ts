import { checkPackageLimit, webSettings, type UserRow, type WebSettings } from '@lintel/api-contract';
import type { AlertName, Gate, PackageFeature } from '@lintel/contract';
import { errorText } from '@lintel/i18n';
import { toApiError } from '@lintel/model-kit';
import i18next from 'i18next';
import { callFx } from '#core/user-ports.ts';
import { notify } from '#user/user-state.ts';
import { requestSignIn } from '#user/session/model/request-sign-in.ts';
import { $session, userDataFx } from '#user/session/model/session.model.ts';
import { $settings } from '#user/settings/settings.model.ts';
import { inShell, valueOf } from '#core/scope.ts';
import { showAlert } from './alert.ts';
import { profileParts, type Alert, type ProfilePart } from './alerts.model.ts';

const checkPackage = inShell(callFx(checkPackageLimit));
const readSettings = inShell(callFx(webSettings));
const readUser = inShell(userDataFx);

/** Features of which a package holds a number; the others it has or has not. */
const counted = new Set<PackageFeature>([
  'property_list',
  'property_feature',
  'project_list',
  'project_feature',
]);

/** Fields that a profile lacks before its user may post. */
export const missingIn = (user: UserRow): ProfilePart[] => profileParts.filter((part) => !user[part]?.trim());

/** The alert that explains the state of a user's verification. */
export const verificationAlert = (status: WebSettings['verification_status']): AlertName =>
  status === 'pending'
    ? 'verificationPending'
    : status === 'failed'
      ? 'verificationFailed'
      : 'verificationRequired';

/** Null: a package of the user has the feature, and has units of it left. */
export async function packageGate(feature: PackageFeature, alert: AlertName): Promise<Alert | null> {
  const { data } = await checkPackage({ type: feature });
  const isOpen =
    data.package_available && data.feature_available && (data.limit_available || !counted.has(feature));
  return isOpen ? null : { name: alert, feature };
}

async function profileGate(): Promise<Alert | null> {
  const user = valueOf($session)?.user;
  if (!user || missingIn(user).length === 0) return null;
  // The user may have filled it in a moment ago, or in another browser.
  const { data } = await readUser({});
  const missing = missingIn(data);
  return missing.length > 0 ? { name: 'profileIncomplete', missing } : null;
}

async function verificationGate(): Promise<Alert | null> {
  const isOpen = ({ verification_required_for_user: required, verification_status: status }: WebSettings) =>
    !required || status === 'success';
  const known = valueOf($settings);
  if (known && isOpen(known)) return null;
  // What we know may be ten minutes old, and the administration decides at any time.
  const { data } = await readSettings({});
  return isOpen(data) ? null : { name: verificationAlert(data.verification_status) };
}

/** What keeps a gate closed; null when it is open. */
function closedBy(gate: Exclude<Gate, 'signed-in'>): Alert | null | Promise<Alert | null> {
  switch (gate) {
    case 'profile-complete':
      return profileGate();
    case 'verified':
      return verificationGate();
    case 'premium':
      return packageGate('premium_properties', 'premiumRequired');
    case 'project-access':
      return packageGate('project_access', 'projectAccessRequired');
    case 'not-demo':
      return valueOf($settings)?.demo_mode ? { name: 'demoMode' } : null;
    default:
      return packageGate(gate.slice('package:'.length) as PackageFeature, 'packageRequired');
  }
}

/** Asks for the gates one by one; the first closed one explains itself and ends the walk. */
export async function pass(gates: readonly Gate[], destination?: string): Promise<boolean> {
  for (const gate of gates) {
    if (gate !== 'not-demo' && !valueOf($session) && !(await requestSignIn('needed'))) return false;
    if (gate === 'signed-in') continue;
    try {
      const alert = await closedBy(gate);
      if (!alert) continue;
      // The caller need not wait until the user has read it.
      void showAlert(destination ? { ...alert, destination } : alert);
    } catch (error) {
      notify({ tone: 'danger', text: errorText(i18next.getFixedT(null, 'errors'), toApiError(error)) });
    }
    return false;
  }
  return true;
}
