import { CONTRACT_VERSION, paths, type RemoteManifest } from '@lintel/contract';
import { addresses } from '#common/addresses.ts';
import { photoSizes } from '#common/media/photo-sizes.ts';
import { descriptions } from './descriptions.ts';
import { heads } from './heads.ts';
import { navigation } from './navigation.ts';
import { labels } from './labels.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-catalogue',
  contract: CONTRACT_VERSION,
  mounts: [
    {
      path: paths.home(),
      access: 'public',
      description: descriptions.home,
      title: labels.findAHome,
      chunk: 'page-home',
      // Imported by home/hero.tsx, with the same widths.
      image: { narrow: 'hero-small', wide: 'hero-wide' },
      data: ['homepage-data?view=card'],
    },
    {
      path: paths.properties(),
      access: 'public',
      description: descriptions.properties,
      photo: {
        call: 'get-property-list?sort=recommended&limit=24&offset=0',
        field: 'data.0.title_image',
        sizes: photoSizes.card,
        place: 'list',
      },
      title: labels.properties,
      chunk: 'page-search',
    },
    {
      path: '/properties/categories/:category',
      access: 'public',
      description: descriptions.properties,
      title: labels.properties,
      chunk: 'page-search',
    },
    {
      path: '/properties/city/:city',
      access: 'public',
      description: descriptions.properties,
      title: labels.properties,
      chunk: 'page-search',
    },
    {
      path: addresses.map,
      access: 'public',
      description: descriptions.map,
      title: labels.map,
      chunk: 'page-search',
    },
    {
      path: '/properties-details/:slug',
      access: 'public',
      title: labels.property,
      chunk: 'page-property',
      head: heads.property,
      photo: { field: 'data.0.title_image', sizes: photoSizes.cover, place: 'top' },
    },
    // An own listing as buyers see it, in every state; above it is the bar of its owner.
    { path: '/my-property/:slug', access: 'user', title: labels.property, chunk: 'page-property' },
    { path: '/my-project/:id', access: 'user', title: labels.project, chunk: 'page-projects' },
    {
      path: addresses.projects,
      access: 'public',
      description: descriptions.projects,
      title: labels.projects,
      chunk: 'page-projects',
    },
    {
      path: '/project-details/:id',
      access: 'public',
      title: labels.project,
      chunk: 'page-projects',
      head: heads.project,
    },
    {
      path: addresses.agents,
      access: 'public',
      description: descriptions.agents,
      title: labels.agents,
      chunk: 'page-agents',
    },
    // The operator itself: chosen by a parameter of the address, so that the page below would not be found.
    {
      path: '/agent-details/provider',
      access: 'public',
      title: labels.agent,
      chunk: 'page-agents',
    },
    {
      path: '/agent-details/:slug',
      access: 'public',
      title: labels.agent,
      chunk: 'page-agents',
      head: heads.agent,
    },
    {
      path: addresses.categories,
      access: 'public',
      title: labels.categories,
      chunk: 'page-places',
    },
    {
      path: addresses.cities,
      access: 'public',
      title: labels.cities,
      chunk: 'page-places',
    },
    {
      path: paths.favourites(),
      access: 'public',
      title: labels.savedHomes,
      chunk: 'page-favourites',
    },
    {
      path: paths.savedSearches(),
      access: 'public',
      title: labels.savedSearches,
      chunk: 'page-saved-searches',
    },
    {
      path: addresses.articles,
      access: 'public',
      description: descriptions.articles,
      title: labels.articles,
      chunk: 'page-content',
    },
    {
      path: '/articles/:slug',
      access: 'public',
      title: labels.article,
      chunk: 'page-content',
      head: heads.article,
    },
    {
      path: paths.faqs(),
      access: 'public',
      title: labels.questionsAndAnswers,
      chunk: 'page-content',
    },
    {
      path: addresses.compare,
      access: 'public',
      title: labels.compareTwoHomes,
      chunk: 'page-compare',
    },
    {
      path: addresses.mortgage,
      access: 'public',
      description: descriptions.mortgage,
      title: labels.mortgageCalculator,
      chunk: 'page-tools',
    },
    {
      path: addresses.areaConverter,
      access: 'public',
      title: labels.areaConverter,
      chunk: 'page-tools',
    },
    {
      path: paths.contact(),
      access: 'public',
      title: labels.contactUs,
      chunk: 'page-content',
    },
    {
      path: addresses.about,
      access: 'public',
      title: labels.aboutUs,
      chunk: 'page-content',
    },
    {
      path: addresses.terms,
      access: 'public',
      title: labels.termsAndConditions,
      chunk: 'page-content',
    },
    {
      path: addresses.privacy,
      access: 'public',
      title: labels.privacy,
      chunk: 'page-content',
    },
    {
      path: addresses.feed,
      access: 'user',
      title: labels.yourFeed,
      chunk: 'page-feed',
    },
    {
      path: addresses.personalize,
      access: 'user',
      title: labels.whatDoYouLookFor,
      chunk: 'page-feed',
    },
  ],
  navigation,
  fills: ['page.notFound', 'listing.preview', 'project.preview'],
  emits: ['favourite.changed@1', 'favourites.counted@1', 'property.viewed@1', 'search.saved@1'],
  consumes: ['session.started@1', 'session.ended@1', 'package.bought@1', 'records.erased@1'],
};
