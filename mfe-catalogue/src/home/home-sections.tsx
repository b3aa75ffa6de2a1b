import type { HomeSection } from '@lintel/api-contract';
import { NearView } from '@lintel/remote-kit';
import { CategoriesSection } from './categories-section.tsx';
import { isLater, Later } from './later-part.ts';
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

/** Each kind of section has a view, or does not compile; of a newer back end more kinds may come than the type says. */
function drawn(section: HomeSection) {
  if (isHomes(section)) return <PropertiesSection {...section} more={queries[section.type]} />;
  if (section.type === 'categories_section') return <CategoriesSection {...section} />;
  return isLater(section) && <Later part={section} />;
}

/** Sections that the first screen may show; those below are drawn when they come near. */
const AT_ONCE = 2;
/** Usual height of a row of listings. */
const RAIL = '430px';

/** The sections in the administrator's order; empty ones and kinds that this version does not know are left out. */
export function HomeSections({ sections }: { sections: readonly HomeSection[] }) {
  return sections
    .filter(({ data }) => data.length > 0)
    .map((section, at) => {
      const view = drawn(section);
      const waits = at >= AT_ONCE && isHomes(section);
      return (
        view && <div key={section.type}>{waits ? <NearView reserve={RAIL}>{view}</NearView> : view}</div>
      );
    });
}
