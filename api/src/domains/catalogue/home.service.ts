import type { HomepageData, HomeSection, PropertyCard, Slider } from '@lintel/api-contract';
import type { Condition, Db } from '#db/database.ts';
import type { Clock } from '#ports/clock.ts';
import type { ContentService } from '#domains/content/content.service.ts';
import type { ProjectsService } from '#domains/listings/projects/projects.service.ts';
import type { PropertiesService } from '#domains/listings/properties/properties.service.ts';
import type { PreferencesService } from '#domains/feed/preferences.service.ts';
import type { Urls } from '#wire/urls.ts';
import { flag } from '#wire/values.ts';
import { conditions } from '#domains/search/filter/to-sql.ts';
import * as queries from './home.queries.ts';
import type { ListsService } from './lists.service.ts';
import type { Order, PagesService } from '#domains/search/pages.service.ts';

interface Dependencies {
  db: Db;
  clock: Clock;
  urls: Urls;
  properties: PropertiesService;
  projects: ProjectsService;
  content: ContentService;
  lists: ListsService;
  preferences: PreferencesService;
  pages: PagesService;
}

export interface HomeRequest {
  readonly at?: { latitude: number; longitude: number; radius?: number | undefined } | undefined;
  readonly callerId: number | null;
  /** The client is ours: near a position its row "near you" is that of the position, and projects are not left out. */
  readonly isOurs?: boolean | undefined;
  /** Code of the language on the client's screen. */
  readonly language?: string | undefined;
}

type SectionType = HomeSection['type'];
type SectionData = { [T in SectionType]: Extract<HomeSection, { type: T }>['data'] };

const ROWS = 12;
const TEASERS = 5;
const sliderLabels = { 1: 'Only image', 2: 'Category', 3: 'Property', 4: 'Other link' } as const;

/** The home page: sections in the administrator's order (docs/spec/catalogue.md#home-page). */
export function homeService({
  db,
  clock,
  urls,
  properties,
  projects,
  content,
  lists,
  preferences,
  pages,
}: Dependencies) {
  const base = 'is_on_market' as const;
  const random = (where: Condition[]) => pages.random({ base, conditions: where }, ROWS);
  const ordered = async (order: Order, where: Condition[]) =>
    (await pages.page({ base, conditions: where, order, limit: ROWS, offset: 0 })).ids;

  /** Near the sent position if there is anything, else everywhere. */
  async function surroundings(at: HomeRequest['at']) {
    if (!at) return { near: [] as Condition[], found: true };
    const near = (await conditions(db, { at }, clock.now())) ?? [];
    const found = await queries.anyOnMarket(db, near);
    return { near: found ? near : [], found };
  }

  async function nearHome(callerId: number | null) {
    const city = callerId === null ? undefined : await queries.homeCity(db, callerId);
    return city ? random([queries.inCity(city)]) : [];
  }

  const closest = async (centre: NonNullable<HomeRequest['at']>, where: Condition[]) =>
    (await pages.page({ base, conditions: where, order: 'distance', centre, limit: ROWS, offset: 0 })).ids;

  async function recommended(callerId: number | null) {
    const wanted = callerId === null ? undefined : await preferences.conditions(callerId);
    return wanted ? random(wanted) : [];
  }

  async function sliders(
    cardOf: (id: number) => PropertyCard | undefined,
    rows: SliderRow[],
  ): Promise<Slider[]> {
    return rows.flatMap((row) => {
      const property = row.property_id === null ? null : (cardOf(row.property_id) ?? null);
      if ((row.slider_type === 2 && !row.category_slug) || (row.slider_type === 3 && !property)) return [];
      return [
        {
          id: row.id,
          type: sliderLabels[row.slider_type as keyof typeof sliderLabels],
          slider_type: String(row.slider_type) as Slider['slider_type'],
          image: urls.image(row.image),
          web_image: urls.image(row.web_image),
          category_id: row.category_id,
          propertys_id: row.property_id,
          show_property_details: flag(row.show_property_details),
          link: row.link,
          category: row.category_slug
            ? { id: row.category_id ?? 0, slug_id: row.category_slug, category: row.category_name ?? '' }
            : null,
          property,
        },
      ];
    });
  }
  type SliderRow = Awaited<ReturnType<typeof queries.sliders>>[number];

  return {
    /** The pictures at the top alone, newest first. */
    async slider(callerId: number | null): Promise<Slider[]> {
      const rows = await queries.sliders(db);
      const ids = rows.flatMap(({ property_id }) => (property_id === null ? [] : [property_id]));
      const cards = new Map((await properties.cards(ids, callerId)).map((card) => [card.id, card]));
      return sliders((id) => cards.get(id), rows);
    },

    async read({ at, callerId, isOurs = false, language }: HomeRequest): Promise<HomepageData> {
      const [active, { near, found }, sliderRows] = await Promise.all([
        queries.activeSections(db),
        surroundings(at),
        queries.sliders(db),
      ]);
      const wanted = new Set(active.map(({ type }) => type));
      const when = <T>(type: SectionType, load: () => Promise<T[]>): Promise<T[]> =>
        wanted.has(type) ? load() : Promise.resolve([]);
      // As deployed: near a position only projects exactly there.
      const exact = at && found && !isOurs ? { latitude: at.latitude, longitude: at.longitude } : undefined;

      const [featured, liked, viewed, premium, nearby, recommendations, projectIds, featuredProjectIds] =
        await Promise.all([
          when('featured_properties_section', () => random([queries.PROMOTED, ...near])),
          when('most_liked_properties_section', () => ordered('most_liked', near)),
          when('most_viewed_properties_section', () => ordered('most_viewed', near)),
          when('premium_properties_section', () => random([queries.PREMIUM, ...near])),
          when('nearby_properties_section', () =>
            isOurs && at && found ? closest(at, near) : nearHome(callerId),
          ),
          when('user_recommendations_section', () => recommended(callerId)),
          when('projects_section', () => projects.randomIds({ at: exact }, ROWS)),
          when('featured_projects_section', () => projects.randomIds({ promoted: true, at: exact }, ROWS)),
        ]);

      const sliderIds = sliderRows.flatMap(({ property_id }) => (property_id === null ? [] : [property_id]));
      const ids = [
        ...new Set([
          ...featured,
          ...liked,
          ...viewed,
          ...premium,
          ...nearby,
          ...recommendations,
          ...sliderIds,
        ]),
      ];
      const [cards, projectCards, categories, agents, articles, faqs, cities] = await Promise.all([
        properties.cards(ids, callerId),
        projects.cards([...new Set([...projectIds, ...featuredProjectIds])]),
        when(
          'categories_section',
          async () => (await lists.categories({ hasProperty: true, limit: ROWS, offset: 0 })).data,
        ),
        when('agents_list_section', async () => (await lists.agents({ limit: ROWS, offset: 0 })).data),
        when('articles_section', () => content.newestArticles(TEASERS, language)),
        when('faqs_section', async () => (await content.faqs(TEASERS, 0)).data),
        when(
          'properties_by_cities_section',
          async () => (await lists.cities({ limit: ROWS, offset: 0 })).data,
        ),
      ]);

      const cardById = new Map(cards.map((card) => [card.id, card]));
      const projectById = new Map(projectCards.map((card) => [card.id, card]));
      const chosen = <T>(from: Map<number, T>, order: number[]) => order.flatMap((id) => from.get(id) ?? []);
      const data: SectionData = {
        featured_properties_section: chosen(cardById, featured),
        most_liked_properties_section: chosen(cardById, liked),
        most_viewed_properties_section: chosen(cardById, viewed),
        premium_properties_section: chosen(cardById, premium),
        nearby_properties_section: chosen(cardById, nearby),
        user_recommendations_section: chosen(cardById, recommendations),
        projects_section: chosen(projectById, projectIds),
        featured_projects_section: chosen(projectById, featuredProjectIds),
        categories_section: categories.map(({ id, category, image, slug_id, properties_count = 0 }) => ({
          id,
          category,
          image,
          slug_id,
          properties_count,
        })),
        agents_list_section: agents,
        articles_section: articles,
        faqs_section: faqs,
        properties_by_cities_section: cities,
      };
      return {
        sections: active.map(
          ({ type, title }) => ({ type, title, data: data[type as SectionType] }) as HomeSection,
        ),
        slider_section: await sliders((id) => cardById.get(id), sliderRows),
        homepage_location_data_available: found,
      };
    },
  };
}

export type HomeService = ReturnType<typeof homeService>;
