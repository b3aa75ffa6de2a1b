/**
 * What a user must be or have before an action, asked in the order in which a remote names them. A closed gate explains
 * itself in a dialog with a way on. Every gate but `not-demo` asks a visitor to sign in first.
 */
export type Gate =
  | 'signed-in'
  /** Name, e-mail, mobile number, photo and address (docs/spec/accounts.md#complete-profile). */
  | 'profile-complete'
  /** Where the settings require it: only verified agents may list. */
  | 'verified'
  /** Premium properties may be seen. */
  | 'premium'
  /** Projects may be seen. */
  | 'project-access'
  /** The site is no demonstration. */
  | 'not-demo'
  /** A running package has this feature; for listing and featuring also something of its limit is left. */
  | `package:${PackageFeature}`;

export type PackageFeature =
  | 'property_list'
  | 'property_feature'
  | 'project_list'
  | 'project_feature'
  | 'mortgage_calculator_detail'
  | 'premium_properties'
  | 'project_access';

/**
 * What the product tells in a dialog of its own (docs/spec/client.md#dialogs). The first ones are also keys of refused calls: the request
 * service shows the dialog in place of a toast.
 */
export const refusalAlerts = [
  'packageRequired',
  'profileIncomplete',
  'verificationRequired',
  'premiumRequired',
  'noPaymentMethod',
  'demoMode',
] as const;

export type AlertName =
  | (typeof refusalAlerts)[number]
  | 'projectAccessRequired'
  | 'verificationPending'
  | 'verificationFailed'
  | 'accountDeactivated'
  | 'notificationsDenied'
  | 'microphoneMissing'
  | 'microphoneDenied'
  | 'paymentFailed'
  | 'paymentCancelled';
