import { paths, type Messages } from '@lintel/contract';
import { withTexts } from '@lintel/i18n';
import { lazyPage } from '@lintel/remote-kit';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { addresses } from '#common/addresses.ts';

/** Namespace of the texts that all pages but the first screen bring along. */
const OWN = 'mfe-catalogue';

/**
 * A page that brings its deferred texts along. Pages that belong together and are small share a chunk: this module, which
 * all visitors load, names the chunk of each page with its hash.
 */
const page = (load: () => Promise<{ default: ComponentType; texts: Messages }>) =>
  lazyPage(withTexts(OWN, load));

const Home = lazyPage(() => import(/* webpackChunkName: "page-home" */ '#home/home.page.tsx'));
const Search = page(() => import(/* webpackChunkName: "page-search" */ '#search/search.page.tsx'));
const Property = page(() => import(/* webpackChunkName: "page-property" */ '#property/property.page.tsx'));
const Categories = page(() => import(/* webpackChunkName: "page-places" */ '#places/categories.page.tsx'));
const Cities = page(() => import(/* webpackChunkName: "page-places" */ '#places/cities.page.tsx'));
const Favourites = page(
  () => import(/* webpackChunkName: "page-favourites" */ '#favourites/favourites.page.tsx'),
);
const SavedSearches = page(
  () => import(/* webpackChunkName: "page-saved-searches" */ '#saved-searches/saved-searches.page.tsx'),
);
const Articles = page(() => import(/* webpackChunkName: "page-content" */ '#content/articles.page.tsx'));
const Article = page(() => import(/* webpackChunkName: "page-content" */ '#content/article.page.tsx'));
const Faqs = page(() => import(/* webpackChunkName: "page-content" */ '#content/faqs.page.tsx'));
const Compare = page(() => import(/* webpackChunkName: "page-compare" */ '#compare/compare.page.tsx'));
const Mortgage = page(() => import(/* webpackChunkName: "page-tools" */ '#mortgage/mortgage.page.tsx'));
const AreaConverter = page(
  () => import(/* webpackChunkName: "page-tools" */ '#area-converter/area-converter.page.tsx'),
);
const Contact = page(() => import(/* webpackChunkName: "page-content" */ '#content/contact.page.tsx'));
const SiteText = page(() => import(/* webpackChunkName: "page-content" */ '#content/site-text.page.tsx'));
const Feed = page(() => import(/* webpackChunkName: "page-feed" */ '#feed/feed.page.tsx'));
const Preferences = page(() => import(/* webpackChunkName: "page-feed" */ '#feed/preferences.page.tsx'));

const Projects = page(() => import(/* webpackChunkName: "page-projects" */ '#projects/projects.page.tsx'));
const Project = page(() => import(/* webpackChunkName: "page-projects" */ '#projects/project.page.tsx'));
const OwnProperty = page(
  () => import(/* webpackChunkName: "page-own-listing" */ '#property/own-property.page.tsx'),
);
const OwnProject = page(
  () => import(/* webpackChunkName: "page-own-listing" */ '#projects/own-project.page.tsx'),
);
const Agents = page(() => import(/* webpackChunkName: "page-agents" */ '#agents/agents.page.tsx'));
const Agent = page(() => import(/* webpackChunkName: "page-agents" */ '#agents/agent.page.tsx'));

/** Address → page. */
const pages: [string, ComponentType][] = [
  [paths.home(), Home],
  [paths.properties(), Search],
  ['/properties/categories/:category', Search],
  ['/properties/city/:city', Search],
  [addresses.map, Search],
  ['/properties-details/:slug', Property],
  ['/my-property/:slug', OwnProperty],
  [addresses.projects, Projects],
  ['/my-project/:id', OwnProject],
  ['/project-details/:id', Project],
  [addresses.agents, Agents],
  ['/agent-details/:slug', Agent],
  [addresses.categories, Categories],
  [addresses.cities, Cities],
  [paths.favourites(), Favourites],
  [paths.savedSearches(), SavedSearches],
  [addresses.articles, Articles],
  ['/articles/:slug', Article],
  [paths.faqs(), Faqs],
  [addresses.compare, Compare],
  [addresses.mortgage, Mortgage],
  [addresses.areaConverter, AreaConverter],
  [paths.contact(), Contact],
  [addresses.about, SiteText],
  [addresses.terms, SiteText],
  [addresses.privacy, SiteText],
  [addresses.feed, Feed],
  [addresses.personalize, Preferences],
];

export const routes: RouteObject[] = pages.map(([path, Page]) => ({ path, element: <Page /> }));
