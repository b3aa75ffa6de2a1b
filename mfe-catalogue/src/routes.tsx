import { paths, type Messages } from '@lintel/contract';
import { withTexts } from '@lintel/i18n';
import { lazyPage } from '@lintel/remote-kit';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { addresses } from '#common/addresses.ts';

/** Namespace of the texts that all pages but the first screen bring along. */
const OWN = 'mfe-catalogue';

/**
 * A page that brings its deferred texts along. Pages that belong together and are small share a chunk: the entry, which
 * all visitors load, lists every chunk with its hash.
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
  () => import(/* webpackChunkName: "page-favourites" */ '#saved-searches/saved-searches.page.tsx'),
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

export const routes: RouteObject[] = [
  { path: paths.home(), element: <Home /> },
  { path: paths.properties(), element: <Search /> },
  { path: '/properties/categories/:category', element: <Search /> },
  { path: '/properties/city/:city', element: <Search /> },
  { path: addresses.map, element: <Search /> },
  { path: '/properties-details/:slug', element: <Property /> },
  { path: '/my-property/:slug', element: <OwnProperty /> },
  { path: addresses.projects, element: <Projects /> },
  { path: '/my-project/:id', element: <OwnProject /> },
  { path: '/project-details/:id', element: <Project /> },
  { path: addresses.agents, element: <Agents /> },
  { path: '/agent-details/:slug', element: <Agent /> },
  { path: addresses.categories, element: <Categories /> },
  { path: addresses.cities, element: <Cities /> },
  { path: paths.favourites(), element: <Favourites /> },
  { path: paths.savedSearches(), element: <SavedSearches /> },
  { path: addresses.articles, element: <Articles /> },
  { path: '/articles/:slug', element: <Article /> },
  { path: paths.faqs(), element: <Faqs /> },
  { path: addresses.compare, element: <Compare /> },
  { path: addresses.mortgage, element: <Mortgage /> },
  { path: addresses.areaConverter, element: <AreaConverter /> },
  { path: paths.contact(), element: <Contact /> },
  { path: addresses.about, element: <SiteText /> },
  { path: addresses.terms, element: <SiteText /> },
  { path: addresses.privacy, element: <SiteText /> },
  { path: addresses.feed, element: <Feed /> },
  { path: addresses.personalize, element: <Preferences /> },
];
