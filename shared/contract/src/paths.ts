/** Every address that one part of the product links to in another. Remotes link by this, never by import. */
const segment = encodeURIComponent;

export const paths = {
  home: () => '/',
  properties: (query = '') => `/properties${query && `?${query}`}`,
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
  chat: (peer?: { userId: number; propertyId: number }) =>
    peer ? `/user/chat?peer=${peer.userId}&property=${peer.propertyId}` : '/user/chat',
  verification: () => '/user/verification',
  contact: () => '/contact-us',
  packages: () => '/subscription-plan',
};
