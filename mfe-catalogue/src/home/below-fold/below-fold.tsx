import type { HomeSection } from '@lintel/api-contract';
import type { ReactNode } from 'react';
import { AgentsSection } from './agents-section.tsx';
import { ArticlesSection } from './articles-section.tsx';
import { CitiesSection } from './cities-section.tsx';
import { FaqsSection } from './faqs-section.tsx';
import type { BelowFoldPart } from './below-fold-part.ts';
import { NothingNear } from './nothing-near.tsx';
import { OwnerCta } from './owner-cta.tsx';
import { LastSearchBanner } from './last-search-banner.tsx';
import { readProject } from '#common/wire/projects.ts';
import { ProjectsSection } from './projects-section.tsx';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

type Section<Type> = Extract<HomeSection, { type: Type }>;
type Views = { [Type in BelowFoldPart['type']]: (section: Section<Type>) => ReactNode };

const projects = (section: Section<'projects_section' | 'featured_projects_section'>) => (
  <ProjectsSection {...section} data={section.data.map(readProject)} />
);

const views: Views = {
  projects_section: projects,
  featured_projects_section: projects,
  agents_list_section: (section) => <AgentsSection {...section} />,
  articles_section: (section) => <ArticlesSection {...section} />,
  faqs_section: (section) => <FaqsSection {...section} />,
  properties_by_cities_section: (section) => <CitiesSection {...section} />,
  owner_cta: () => <OwnerCta />,
  last_search: () => <LastSearchBanner />,
  nothing_near: () => <NothingNear />,
};

/** One of the parts of the home page that most people meet by scrolling. */
export default function BelowFoldSection({ part }: { part: BelowFoldPart }) {
  return (views[part.type] as (part: BelowFoldPart) => ReactNode)(part);
}
