/** Addresses inside this remote; what other remotes link to is in `paths` of @lintel/contract. */
export const addresses = {
  categories: '/categories',
  category: (slug: string) => `/properties/categories/${encodeURIComponent(slug)}`,
  cities: '/cities',
  city: (name: string) => `/properties/city/${encodeURIComponent(name)}`,
  articles: '/articles',
  projects: '/projects',
  agents: '/agents',
  /** The provider of the site as an agent; its name in the address is not read. */
  provider: '/agent-details/provider?is_admin=1',
  map: '/properties-on-map',
  compare: '/compare',
  personalize: '/user/personalize-feed',
  feed: '/feed',
  savedSearches: '/user/saved-searches',
  about: '/about-us',
  terms: '/terms',
  privacy: '/privacy',
  areaConverter: '/area-converter',
  mortgage: '/mortgage-calculator',
} as const;
