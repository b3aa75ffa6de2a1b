import type { HomeSection } from '@lintel/api-contract';
import { withTexts } from '@lintel/i18n';
import { lazyPart } from '@lintel/remote-kit';

type Kind =
  | 'projects_section'
  | 'featured_projects_section'
  | 'agents_list_section'
  | 'articles_section'
  | 'faqs_section'
  | 'properties_by_cities_section';

/** A section that is usually below the first screen, the invitation to owners at the end, or what few visitors see above. */
export type BelowFoldPart =
  | Extract<HomeSection, { type: Kind }>
  | { type: 'owner_cta' }
  | { type: 'last_search' }
  | { type: 'nothing_near' };

/** Whether this browser remembers a search (common/last-search.ts, which the first screen does without). */
export function hasSearched(): boolean {
  try {
    return localStorage.getItem('lintel.last-search') !== null;
  } catch {
    return false;
  }
}

/** Usual heights, kept free until the part is there. */
const heights: Record<BelowFoldPart['type'], string> = {
  projects_section: '400px',
  featured_projects_section: '400px',
  agents_list_section: '200px',
  articles_section: '380px',
  faqs_section: '420px',
  properties_by_cities_section: '260px',
  owner_cta: '150px',
  last_search: '24px',
  nothing_near: '84px',
};

/** Whether this version can draw it; the types say which ones there are. */
export const isBelowFold = (part: BelowFoldPart): boolean => part.type in heights;

/** Draws such a part; the code of all of them is one chunk that comes when the first one is near the view. */
export const BelowFold = lazyPart(
  withTexts('mfe-catalogue', () => import(/* webpackChunkName: "home-below-fold" */ './below-fold.tsx')),
  { reserve: ({ part }: { part: BelowFoldPart }) => heights[part.type] },
);
