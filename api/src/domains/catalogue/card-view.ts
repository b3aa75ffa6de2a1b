import { CARD_PHOTOS, isCardFact, type HomepageData, type HomeSection } from '@lintel/api-contract';

type Listings = Extract<
  HomeSection,
  { type: `${string}_properties_section` | 'user_recommendations_section' }
>;
type Projects = Extract<HomeSection, { type: 'projects_section' | 'featured_projects_section' }>;

/** Cards of a row; all of them are one press away. */
const CARDS = 8;

const isOfListings = (section: HomeSection): section is Listings =>
  section.type.endsWith('_properties_section') || section.type === 'user_recommendations_section';
const isOfProjects = (section: HomeSection): section is Projects => section.type.endsWith('projects_section');

/**
 * A listing with what a card shows of it: its main facts without their choices, its first photos, its street, no position and
 * no documents.
 */
const listingCard = ({
  price_changed_at: _at,
  ...listing
}: Listings['data'][number]): Listings['data'][number] => ({
  ...listing,
  address: listing.address.split(',')[0] ?? '',
  latitude: '',
  longitude: '',
  parameters: listing.parameters
    .filter(({ name }) => isCardFact(name))
    .map((parameter) => ({ ...parameter, type_values: null })),
  // Enough whether or not the picture of the title stands in it again. Beside a card's words, photos need none.
  gallery: listing.gallery
    .slice(0, CARD_PHOTOS)
    .map(({ alt: _words, ...photo }) => ({ ...photo, image: '' })),
  documents: [],
});

/** The cards of a row: those that no row above has shown, so that a visitor meets each of them once. */
function fresh<T extends { id: number }>(data: readonly T[], shown: Set<number>): T[] {
  const cards = data.filter(({ id }) => !shown.has(id)).slice(0, CARDS);
  for (const { id } of cards) shown.add(id);
  return cards;
}

/** The home page for a client that shows cards: rows in the same shape, at less than a third of the size. */
export function homeOfCards(home: HomepageData): HomepageData {
  // What stands at the head of the page is not repeated below either.
  const shown = new Set(home.slider_section.flatMap(({ property }) => property?.id ?? []));
  const shownProjects = new Set<number>();
  const sections = home.sections.map((section): HomeSection => {
    if (isOfListings(section)) return { ...section, data: fresh(section.data, shown).map(listingCard) };
    if (isOfProjects(section))
      return {
        ...section,
        data: fresh(section.data, shownProjects).map((project) => ({ ...project, gallary_images: [] })),
      };
    if (section.type === 'agents_list_section') return { ...section, data: section.data.slice(0, CARDS) };
    // A card of an article has a title and a picture.
    if (section.type === 'articles_section')
      return { ...section, data: section.data.map((article) => ({ ...article, description: '' })) };
    return section;
  });
  return { ...home, sections };
}
