import type { HomeSection } from '@lintel/api-contract';
import { NearView } from '@lintel/remote-kit';
import { CategoriesSection } from './categories-section.tsx';
import { isBelowFold, BelowFold } from '#home/below-fold/below-fold-part.ts';
import { SectionBoundary } from '#common/layout/section-boundary.tsx';
import { PropertiesSection } from './properties-section.tsx';

type Homes = Extract<HomeSection, { type: `${string}_properties_section` | 'user_recommendations_section' }>;

/** Rows of homes and the query of the results page behind "see all"; empty where no search gives the same. */
const queries: Record<Homes['type'], string> = {
  featured_properties_section: 'promoted=1',
  most_liked_properties_section: 'sort=most_liked',
  most_viewed_properties_section: 'sort=most_viewed',
  premium_properties_section: 'premium=1',
  nearby_properties_section: '',
  user_recommendations_section: '',
};

const isHomes = (section: HomeSection): section is Homes => section.type in queries;

/** Each kind of section has a view, or does not compile; a newer back end may send more kinds than the type has. */
function drawn(section: HomeSection) {
  if (isHomes(section)) return <PropertiesSection {...section} more={queries[section.type]} />;
  if (section.type === 'categories_section') return <CategoriesSection {...section} />;
  return isBelowFold(section) && <BelowFold part={section} />;
}

/** Usual heights on a phone: of a row of listings, and of the pills of categories. */
const RAIL = '430px';
const PILLS = '346px';

/** The sections in the administrator's order, drawn when they come near the view; empty ones and kinds that this version does not know are left out. */
export function HomeSections({ sections }: { sections: readonly HomeSection[] }) {
  return sections
    .filter(({ data }) => data.length > 0)
    .map((section) => {
      const view = drawn(section);
      const reserve = isHomes(section) ? RAIL : section.type === 'categories_section' ? PILLS : undefined;
      return (
        view && (
          <div key={section.type}>
            <SectionBoundary>
              {reserve ? <NearView reserve={reserve}>{view}</NearView> : view}
            </SectionBoundary>
          </div>
        )
      );
    });
}
