import { paths } from '@lintel/contract';
import { withTexts } from '@lintel/i18n';
import { lazyPage } from '@lintel/remote-kit';
import type { RouteObject } from 'react-router-dom';
import { addresses } from './common/addresses.ts';

/** Namespace of the texts that all pages but the first screen bring along. */
const OWN = 'mfe-catalogue';

// Several small pages share a chunk: each further one costs the first screen its name and its hash.
const Home = lazyPage(() => import(/* webpackChunkName: "page-home" */ './home/home.page.tsx'));
const Search = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-search" */ './search/search.page.tsx')),
);
const Property = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-property" */ './property/property.page.tsx')),
);
const Categories = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-categories" */ './places/categories.page.tsx')),
);
const Cities = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-cities" */ './places/cities.page.tsx')),
);
const Favourites = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-favourites" */ './favourites/favourites.page.tsx')),
);
const Articles = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-articles" */ './content/articles.page.tsx')),
);
const Article = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-article" */ './content/article.page.tsx')),
);
const Faqs = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-faqs" */ './content/faqs.page.tsx')),
);
const Compare = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-tools" */ './compare/compare.page.tsx')),
);
const Mortgage = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-tools" */ './mortgage/mortgage.page.tsx')),
);
const AreaConverter = lazyPage(
  withTexts(
    OWN,
    () => import(/* webpackChunkName: "page-tools" */ './area-converter/area-converter.page.tsx'),
  ),
);
const Contact = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-contact" */ './content/contact.page.tsx')),
);
const SiteText = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-tools" */ './content/site-text.page.tsx')),
);
const Feed = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-feed" */ './feed/feed.page.tsx')),
);
const Wishes = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-feed" */ './feed/wishes.page.tsx')),
);

const Projects = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-projects" */ './projects/projects.page.tsx')),
);
const Project = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-project" */ './projects/project.page.tsx')),
);
const Agents = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-agents" */ './agents/agents.page.tsx')),
);
const Agent = lazyPage(
  withTexts(OWN, () => import(/* webpackChunkName: "page-agent" */ './agents/agent.page.tsx')),
);

export const routes: RouteObject[] = [
  { path: paths.home(), element: <Home /> },
  { path: paths.properties(), element: <Search /> },
  { path: '/properties/categories/:category', element: <Search /> },
  { path: '/properties/city/:city', element: <Search /> },
  { path: addresses.map, element: <Search /> },
  { path: '/properties-details/:slug', element: <Property /> },
  { path: addresses.projects, element: <Projects /> },
  { path: '/project-details/:id', element: <Project /> },
  { path: addresses.agents, element: <Agents /> },
  { path: '/agent-details/:slug', element: <Agent /> },
  { path: addresses.categories, element: <Categories /> },
  { path: addresses.cities, element: <Cities /> },
  { path: paths.favourites(), element: <Favourites /> },
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
  { path: addresses.personalize, element: <Wishes /> },
];
