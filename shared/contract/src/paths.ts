/** Every address that one part of the product links to in another. Remotes link by this, never by import. */
const segment = encodeURIComponent;

export const paths = {
  home: () => '/',
  properties: (query = '') => `/properties${query && `?${query}`}`,
  city: (name: string) => `/properties/city/${segment(name)}`,
  category: (slug: string) => `/properties/categories/${segment(slug)}`,
  property: (slug: string) => `/properties-details/${segment(slug)}`,
  project: (id: string | number) => `/project-details/${segment(id)}`,
  agent: (slug: string) => `/agent-details/${segment(slug)}`,
  article: (slug: string) => `/articles/${segment(slug)}`,
  faqs: () => '/faqs',
  favourites: () => '/user/favourites',
  login: (returnTo?: string) => `/login${returnTo ? `?return=${segment(returnTo)}` : ''}`,
  register: () => '/register',
  forgotPassword: () => '/forgot-password',
  notifications: () => '/user/notifications',
  profile: () => '/user/profile',
  myProperties: () => '/user/properties',
  chat: (peer?: { userId: number | string; propertyId: number | string }) =>
    peer ? `/user/chat?property=${segment(peer.propertyId)}&peer=${segment(peer.userId)}` : '/user/chat',
  myProjects: () => '/user/projects',
  advertisement: () => '/user/advertisement',
  transactions: () => '/user/transactions',
  verification: () => '/user/verification',
  accountDeactivated: () => '/account-deactivated',
  privacy: () => '/privacy',
  contact: () => '/contact-us',
  packages: () => '/subscription-plan',
};
