import { paths } from '@lintel/contract';

/** Addresses inside this remote; what other remotes link to is in `paths` of @lintel/contract. */
export const addresses = {
  categories: '/categories',
  category: paths.category,
  cities: '/cities',
  city: paths.city,
  articles: '/articles',
  projects: '/projects',
  agents: '/agents',
  map: '/properties-on-map',
  compare: '/compare',
  personalize: '/user/personalize-feed',
  feed: '/feed',
  about: '/about-us',
  terms: '/terms',
  privacy: paths.privacy(),
  areaConverter: '/area-converter',
  mortgage: '/mortgage-calculator',
} as const;
