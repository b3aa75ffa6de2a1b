import type { AnswerOf, checkPackageLimit, UserRow, WebSettings } from '@lintel/api-contract';

/** What a user needs before they may post (docs/spec/accounts.md#complete-profile). */
export const requirements = ['profile', 'verification', 'package', 'feature', 'limit'] as const;
export type Requirement = (typeof requirements)[number];

type PackageCheck = AnswerOf<typeof checkPackageLimit>['data'];

const profileFields = ['name', 'email', 'mobile', 'profile', 'address'] as const;
export type ProfileField = (typeof profileFields)[number];

export const missingInProfile = (user: UserRow): ProfileField[] =>
  profileFields.filter((field) => !user[field]?.trim());

/** What is still missing, in the order in which it is got. A package that does not exist lacks nothing else. */
export function missingRequirements(
  user: UserRow,
  settings: WebSettings | null,
  check: PackageCheck,
): Requirement[] {
  const needsVerification =
    settings?.verification_required_for_user === true && settings.verification_status !== 'success';
  const lacking: Requirement | null = !check.package_available
    ? 'package'
    : !check.feature_available
      ? 'feature'
      : check.limit_available
        ? null
        : 'limit';
  return [
    ...(missingInProfile(user).length > 0 ? (['profile'] as const) : []),
    ...(needsVerification ? (['verification'] as const) : []),
    ...(lacking ? [lacking] : []),
  ];
}
