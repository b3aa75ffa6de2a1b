import type { UserRow } from '@lintel/api-contract';

/** Adding a listing needs all five (docs/spec/accounts.md#complete-profile). */
export const requiredForPosting = ['name', 'email', 'mobile', 'profile', 'address'] as const;
export type RequiredField = (typeof requiredForPosting)[number];

/** What is still missing before this user may list a home. */
export const missingForPosting = (user: UserRow): RequiredField[] =>
  requiredForPosting.filter((field) => !user[field]?.trim());
