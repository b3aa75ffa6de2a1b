import type { HomeSection } from '@lintel/api-contract';
import { NearView } from '@lintel/remote-kit';
import type { ReactNode } from 'react';
import { CategoriesSection } from './categories-section.tsx';
import { Later } from './later-part.ts';
import { PropertiesSection } from './properties-section.tsx';

type Views = { [Type in HomeSection['type']]: (section: Extract<HomeSection, { type: Type }>) => ReactNode };

/** How each kind of section is drawn, and where "see all" leads; `more` is the query of the results page. */
const views: Views = {
  featured_properties_section: (section) => <PropertiesSection {...section} more="promoted=1" />,
  most_liked_properties_section: (section) => <PropertiesSection {...section} more="sort=most_liked" />,
  most_viewed_properties_section: (section) => <PropertiesSection {...section} more="sort=most_viewed" />,
  premium_properties_section: (section) => <PropertiesSection {...section} more="premium=1" />,
  nearby_properties_section: (section) => <PropertiesSection {...section} />,
  user_recommendations_section: (section) => <PropertiesSection {...section} />,
  projects_section: (section) => <Later part={section} />,
  featured_projects_section: (section) => <Later part={section} />,
  categories_section: (section) => <CategoriesSection {...section} />,
  agents_list_section: (section) => <Later part={section} />,
  articles_section: (section) => <Later part={section} />,
  faqs_section: (section) => <Later part={section} />,
  properties_by_cities_section: (section) => <Later part={section} />,
};

/** Sections that the first screen may show; those below are drawn when they come near. */
const AT_ONCE = 2;
/** Usual height of a row of listings. */
const RAIL = '430px';

const isRail = ({ type }: HomeSection) =>
  type === 'user_recommendations_section' || type.endsWith('_properties_section');

/** The sections in the administrator's order; empty ones and kinds that this version does not know are left out. */
export function HomeSections({ sections }: { sections: readonly HomeSection[] }) {
  return (
    sections
      // A newer back end may send more kinds than the type says.
      .filter(({ type, data }) => type in views && data.length > 0)
      .map((section, at) => {
        const drawn = (views[section.type] as (section: HomeSection) => ReactNode)(section);
        const waits = at >= AT_ONCE && isRail(section);
        return <div key={section.type}>{waits ? <NearView reserve={RAIL}>{drawn}</NearView> : drawn}</div>;
      })
  );
}
