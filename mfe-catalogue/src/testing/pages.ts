import {
  agentList,
  agentProperties,
  compareProperties,
  faqs,
  getArticles,
  getCategories,
  getCitiesData,
  getFacilities,
  getFavouriteProperty,
  getPersonalisedFields,
  getProjectDetail,
  getProjects,
  getProperty,
  getPropertyList,
  getSavedSearches,
  getUserRecommendation,
  homepageData,
  mortgageCalculator,
  privacyPolicy,
  termsConditions,
  type Article,
} from '@lintel/api-contract';
import type { Session } from '@lintel/contract';
import { rejected, stub, type Stub } from '@lintel/testing';
import type { PageCase } from '@lintel/testing/page-states';
import { compared } from './test-homes.ts';
import {
  agentRow,
  article,
  card,
  categoryRow,
  detail,
  homepage,
  listOf,
  person,
  projectDetail,
  projectRow,
  row,
  savedSearch,
} from './test-data.ts';
import { ownListings } from './own-listings.ts';

export const session = { user: { id: 7 } } as Session;
const added = '2026-01-01T00:00:00Z';
const pool = { id: 17, name: 'Pool', image: '', created_at: added, updated_at: added };
const preferences = {
  error: false as const,
  data: {
    user_id: 7,
    category_ids: ['1'],
    price_range: ['0', '500000'] as [string, string],
    property_type: '' as const,
    outdoor_facilitiy_ids: [],
    city: '',
  },
};
const featured = { type: 'featured_properties_section' as const, title: 'Featured', data: [card(1)] };

const found = (data = [row(1)]) => [stub(getPropertyList, listOf(data))];
const homesAt = (at: string): PageCase => ({
  at,
  full: { answers: found(), shows: 'Home 1' },
  empty: { answers: found([]), shows: 'No exact matches' },
});
const articlesOf = (data: Article[]) => [
  stub(getArticles, { ...listOf(data), similar_articles: [], categories: [] }),
];
const siteText = (at: string, operation: typeof privacyPolicy): PageCase => ({
  at,
  full: { answers: [stub(operation, { error: false, data: '<p>Be kind</p>' })], shows: 'Be kind' },
  empty: {
    answers: [stub(operation, { error: false, data: '' })],
    shows: 'Nothing here yet',
  },
});
const refused = (operation: typeof agentProperties): Stub =>
  stub(operation, () => {
    throw rejected('notFound');
  });

const agent: Omit<PageCase, 'at'> = {
  full: {
    answers: [
      stub(agentProperties, {
        error: false,
        message: '',
        total: 1,
        data: {
          customer_data: person,
          properties_data: [{ ...card(1), added_by: 5, is_premium: 0 }],
          projects_data: [],
          premium_properties_count: 0,
          package_available: true,
          feature_available: true,
        },
      }),
    ],
    shows: 'Sara Khatib',
  },
  empty: { answers: [refused(agentProperties)], shows: 'Agent not found' },
};

/** Every address of the manifest. */
export const pages: Record<string, PageCase> = {
  ...ownListings,
  '/': {
    at: '/',
    full: {
      answers: [stub(homepageData, { error: false, message: '', data: homepage({ sections: [featured] }) })],
      shows: 'Home 1',
    },
    empty: {
      answers: [stub(homepageData, { error: false, message: '', data: homepage() })],
      shows: 'Find a home you can trust',
    },
  },
  '/properties': homesAt('/properties'),
  '/properties/categories/:category': homesAt('/properties/categories/villa'),
  '/properties/city/:city': homesAt('/properties/city/Porto%20Azul'),
  '/properties-on-map': homesAt('/properties-on-map'),
  '/properties-details/:slug': {
    at: '/properties-details/home-1',
    full: {
      answers: [
        stub(getProperty, {
          error: false,
          message: '',
          data: [detail(1)],
          total: 1,
          similar_properties: [],
        }),
      ],
      shows: 'Home 1',
    },
    empty: {
      answers: [stub(getProperty, { error: false, message: '', data: [], total: 0, similar_properties: [] })],
      shows: /^Listing not found/,
    },
  },
  '/projects': {
    at: '/projects',
    full: { answers: [stub(getProjects, listOf([projectRow(1)]))], shows: 'Project 1' },
    empty: { answers: [stub(getProjects, listOf([]))], shows: 'No projects yet' },
  },
  '/project-details/:id': {
    at: '/project-details/4',
    session,
    full: {
      answers: [
        stub(getProjectDetail, { error: false, data: projectDetail(4), total: 1, similar_projects: [] }),
      ],
      shows: 'Project 4',
    },
    empty: {
      answers: [stub(getProjectDetail, { error: false, data: null, total: 0, similar_projects: [] })],
      shows: 'Project not found',
    },
  },
  '/agents': {
    at: '/agents',
    full: { answers: [stub(agentList, listOf([agentRow(1)]))], shows: 'Agent 1' },
    empty: { answers: [stub(agentList, listOf([]))], shows: 'No matching agents' },
  },
  '/agent-details/:slug': { at: '/agent-details/sara', ...agent },
  // The provider itself.
  '/agent-details/provider': { at: '/agent-details/provider', ...agent },
  '/categories': {
    at: '/categories',
    full: { answers: [stub(getCategories, listOf([categoryRow()]))], shows: 'Villa' },
    empty: { answers: [stub(getCategories, listOf([]))], shows: 'No homes listed yet' },
  },
  '/cities': {
    at: '/cities',
    full: {
      answers: [stub(getCitiesData, listOf([{ City: 'Porto Azul', Count: 3, image: '' }]))],
      shows: 'Porto Azul',
    },
    empty: { answers: [stub(getCitiesData, listOf([]))], shows: 'No homes listed yet' },
  },
  '/user/favourites': {
    at: '/user/favourites',
    session,
    full: {
      answers: [stub(getFavouriteProperty, listOf([detail(3, { is_favourite: 1 })]))],
      shows: 'Home 3',
    },
    empty: { answers: [stub(getFavouriteProperty, listOf([]))], shows: 'Nothing saved yet' },
  },
  '/user/saved-searches': {
    at: '/user/saved-searches',
    session,
    full: {
      answers: [stub(getSavedSearches, listOf([savedSearch])), stub(getCategories, listOf([categoryRow()]))],
      shows: 'By the sea',
    },
    empty: {
      answers: [stub(getSavedSearches, listOf([])), stub(getCategories, listOf([]))],
      shows: 'No saved searches yet',
    },
  },
  '/articles': {
    at: '/articles',
    full: { answers: articlesOf([article]), shows: 'About plans' },
    empty: { answers: articlesOf([]), shows: 'No articles yet' },
  },
  '/articles/:slug': {
    at: '/articles/plans',
    full: { answers: articlesOf([article]), shows: 'About plans' },
    empty: { answers: articlesOf([]), shows: 'Article not found' },
  },
  '/faqs': {
    at: '/faqs',
    full: { answers: [stub(faqs, listOf([{ id: 1, question: 'Why?', answer: 'So.' }]))], shows: 'Why?' },
    empty: { answers: [stub(faqs, listOf([]))], shows: 'No matching questions' },
  },
  '/compare': {
    at: '/compare?a=1&b=2',
    full: {
      answers: [
        stub(compareProperties, {
          error: false,
          data: { source_property: compared(1), target_property: compared(2) },
        }),
      ],
      shows: 'Verdict',
    },
  },
  '/mortgage-calculator': {
    at: '/mortgage-calculator?price=500000&down=100000&rate=6.5&years=30',
    full: {
      answers: [
        stub(mortgageCalculator, {
          error: false,
          data: {
            main_total: {
              principal_amount: 400_000,
              down_payment: 0,
              payable_interest: 510_179.81,
              monthly_emi: 2528.27,
              total_amount: 910_179.81,
            },
            yearly_totals: [],
          },
        }),
      ],
      shows: 'Payment schedule',
    },
  },
  '/area-converter': {
    at: '/area-converter',
    asksNothing: true,
    full: { answers: [], shows: 'Area converter' },
  },
  '/contact-us': { at: '/contact-us', asksNothing: true, full: { answers: [], shows: 'Contact us' } },
  '/about-us': { at: '/about-us', asksNothing: true, full: { answers: [], shows: 'About us' } },
  '/terms': siteText('/terms', termsConditions),
  '/privacy': siteText('/privacy', privacyPolicy),
  '/feed': {
    at: '/feed',
    session,
    full: {
      answers: [stub(getUserRecommendation, listOf([detail(8)])), stub(getPersonalisedFields, preferences)],
      shows: 'Home 8',
    },
    empty: {
      answers: [
        stub(getUserRecommendation, listOf([])),
        stub(getPersonalisedFields, { error: false, data: [] }),
      ],
      shows: 'Set preferences',
    },
  },
  '/user/personalize-feed': {
    at: '/user/personalize-feed',
    session,
    full: {
      answers: [
        stub(getPersonalisedFields, { error: false, data: [] }),
        stub(getFacilities, listOf([pool])),
        stub(getCategories, listOf([categoryRow()])),
        stub(getCitiesData, listOf([])),
      ],
      shows: 'Villa',
    },
  },
};
