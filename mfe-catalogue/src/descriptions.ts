import { labels } from './labels.ts';

/** What search engines show below the titles of pages that are about no one thing. */
export const descriptions = {
  home: labels.homeDescription,
  properties: labels.propertiesDescription,
  map: labels.mapDescription,
  projects: labels.projectsDescription,
  agents: labels.agentsDescription,
  articles: labels.articlesDescription,
  categories: labels.categoriesDescription,
  cities: labels.citiesDescription,
  faqs: labels.faqsDescription,
  compare: labels.compareDescription,
  mortgage: labels.mortgageDescription,
  converter: labels.converterDescription,
  contact: labels.contactDescription,
  about: labels.aboutDescription,
  terms: labels.termsDescription,
  privacy: labels.privacyDescription,
};
