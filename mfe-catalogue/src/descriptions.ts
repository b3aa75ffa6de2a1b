import { labels } from './labels.ts';

/** What search engines show below the titles of pages that are about no one thing. */
export const descriptions = {
  home: labels.homeDescription,
  properties: labels.propertiesDescription,
  map: labels.mapDescription,
  projects: labels.projectsDescription,
  agents: labels.agentsDescription,
  articles: labels.articlesDescription,
  mortgage: labels.mortgageDescription,
};
