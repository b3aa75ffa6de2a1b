/** Addresses of the pages that say why there is no other page. */
export const addresses = {
  notFound: '/404',
  forbidden: '/403',
  offline: '/offline',
  maintenance: '/maintenance',
  deactivated: '/account-deactivated',
} as const;

export type SystemPageKind = keyof typeof addresses;
