import { CONTRACT_VERSION, paths, type RemoteManifest } from '@lintel/contract';
import { addresses } from '#common/addresses.ts';
import { photoSizes } from '#common/media/photo-sizes.ts';
import { descriptions } from './descriptions.ts';
import { heads } from './heads.ts';
import { navigation } from './navigation.ts';

export const manifest: RemoteManifest = {
  name: 'mfe-catalogue',
  contract: CONTRACT_VERSION,
  mounts: [
    {
      path: paths.home(),
      access: 'public',
      description: descriptions.home,
      title: { en: 'Find a home', ar: 'ابحث عن منزل', de: 'Ein Zuhause finden' },
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
      },
      title: { en: 'Properties', ar: 'العقارات', de: 'Immobilien' },
      chunk: 'page-search',
    },
    {
      path: '/properties/categories/:category',
      access: 'public',
      description: descriptions.properties,
      title: { en: 'Properties', ar: 'العقارات', de: 'Immobilien' },
      chunk: 'page-search',
    },
    {
      path: '/properties/city/:city',
      access: 'public',
      description: descriptions.properties,
      title: { en: 'Properties', ar: 'العقارات', de: 'Immobilien' },
      chunk: 'page-search',
    },
    {
      path: addresses.map,
      access: 'public',
      description: descriptions.map,
      title: { en: 'Map', ar: 'الخريطة', de: 'Karte' },
      chunk: 'page-search',
    },
    {
      path: '/properties-details/:slug',
      access: 'public',
      title: { en: 'Property', ar: 'عقار', de: 'Immobilie' },
      chunk: 'page-property',
      head: heads.property,
      photo: { field: 'data.0.title_image', sizes: photoSizes.cover },
    },
    {
      path: addresses.projects,
      access: 'public',
      description: descriptions.projects,
      title: { en: 'Projects', ar: 'المشاريع', de: 'Projekte' },
      chunk: 'page-projects',
    },
    {
      path: '/project-details/:id',
      access: 'public',
      title: { en: 'Project', ar: 'مشروع', de: 'Projekt' },
      chunk: 'page-projects',
      head: heads.project,
    },
    {
      path: addresses.agents,
      access: 'public',
      description: descriptions.agents,
      title: { en: 'Agents', ar: 'الوكلاء', de: 'Anbieter' },
      chunk: 'page-agents',
    },
    // The operator itself: chosen by a parameter of the address, so that the page below would not be found.
    {
      path: '/agent-details/provider',
      access: 'public',
      title: { en: 'Agent', ar: 'وكيل', de: 'Anbieter' },
      chunk: 'page-agents',
    },
    {
      path: '/agent-details/:slug',
      access: 'public',
      title: { en: 'Agent', ar: 'وكيل', de: 'Anbieter' },
      chunk: 'page-agents',
      head: heads.agent,
    },
    {
      path: addresses.categories,
      access: 'public',
      title: { en: 'Categories', ar: 'الفئات', de: 'Kategorien' },
      chunk: 'page-places',
    },
    {
      path: addresses.cities,
      access: 'public',
      title: { en: 'Cities', ar: 'المدن', de: 'Städte' },
      chunk: 'page-places',
    },
    {
      path: paths.favourites(),
      access: 'public',
      title: { en: 'Saved homes', ar: 'المنازل المحفوظة', de: 'Gemerkte Immobilien' },
      chunk: 'page-favourites',
    },
    {
      path: addresses.savedSearches,
      access: 'user',
      title: { en: 'Saved searches', ar: 'عمليات البحث المحفوظة', de: 'Gespeicherte Suchen' },
      chunk: 'page-favourites',
    },
    {
      path: addresses.articles,
      access: 'public',
      description: descriptions.articles,
      title: { en: 'Articles', ar: 'المقالات', de: 'Artikel' },
      chunk: 'page-content',
    },
    {
      path: '/articles/:slug',
      access: 'public',
      title: { en: 'Article', ar: 'مقال', de: 'Artikel' },
      chunk: 'page-content',
      head: heads.article,
    },
    {
      path: paths.faqs(),
      access: 'public',
      title: { en: 'Questions and answers', ar: 'أسئلة وأجوبة', de: 'Fragen und Antworten' },
      chunk: 'page-content',
    },
    {
      path: addresses.compare,
      access: 'public',
      title: { en: 'Compare two homes', ar: 'قارن بين منزلين', de: 'Zwei Immobilien vergleichen' },
      chunk: 'page-compare',
    },
    {
      path: addresses.mortgage,
      access: 'public',
      description: descriptions.mortgage,
      title: { en: 'Mortgage calculator', ar: 'حاسبة التمويل العقاري', de: 'Kreditrechner' },
      chunk: 'page-tools',
    },
    {
      path: addresses.areaConverter,
      access: 'public',
      title: { en: 'Area converter', ar: 'محوّل المساحات', de: 'Flächenrechner' },
      chunk: 'page-tools',
    },
    {
      path: paths.contact(),
      access: 'public',
      title: { en: 'Contact us', ar: 'اتصل بنا', de: 'Kontakt' },
      chunk: 'page-content',
    },
    {
      path: addresses.about,
      access: 'public',
      title: { en: 'About us', ar: 'من نحن', de: 'Über uns' },
      chunk: 'page-content',
    },
    {
      path: addresses.terms,
      access: 'public',
      title: { en: 'Terms and conditions', ar: 'الشروط والأحكام', de: 'Geschäftsbedingungen' },
      chunk: 'page-content',
    },
    {
      path: addresses.privacy,
      access: 'public',
      title: { en: 'Privacy', ar: 'الخصوصية', de: 'Datenschutz' },
      chunk: 'page-content',
    },
    {
      path: addresses.feed,
      access: 'user',
      title: { en: 'Your feed', ar: 'مختارات لك', de: 'Für Sie' },
      chunk: 'page-feed',
    },
    {
      path: addresses.personalize,
      access: 'user',
      title: { en: 'What do you look for?', ar: 'عمّ تبحث؟', de: 'Was suchen Sie?' },
      chunk: 'page-feed',
    },
  ],
  navigation,
  fills: ['page.notFound'],
  emits: ['favourite.changed@1', 'favourites.counted@1', 'property.viewed@1'],
  consumes: ['session.started@1', 'session.ended@1'],
};
