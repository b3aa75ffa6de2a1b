import type { AgentRow, Category, CityCount } from '@lintel/api-contract';
import type { Db } from '#db/database.ts';
import { folded } from '#search-index/columns/vocabulary.ts';
import { categoryShape, parameterShape } from '#domains/listings/parts.shapes.ts';
import type { Urls } from '#wire/urls.ts';
import { iso } from '#wire/values.ts';
import * as queries from './lists.queries.ts';
import { PROVIDER_ID, type ProviderIdentity } from '#domains/settings/provider.ts';

interface Dependencies {
  db: Db;
  urls: Urls;
  provider: () => Promise<ProviderIdentity>;
}

const agentShape = (row: queries.AgentRecord, urls: Urls): AgentRow => ({
  id: row.id,
  name: row.name,
  email: row.email,
  profile: urls.image(row.profile),
  slug_id: row.slug_id,
  projects_count: row.projects_count,
  property_count: row.property_count,
  total_count: row.projects_count + row.property_count,
  is_verified: row.is_verified,
  is_admin: false,
});

/** Whether the provider’s name has the words in it, compared as `containsFolded` does it for agents. */
const isNamed = (name: string, search = '') => {
  const words = folded(search);
  return search === '' || (words !== '' && folded(name).includes(words));
};

/** Rows carry the total of all pages; a page beyond the last has none, so the first row of the first page is asked. */
async function totalOf<T extends { total: number }>(rows: T[], offset: number, first: () => Promise<T[]>) {
  const [row] = rows.length || offset === 0 ? rows : await first();
  return row?.total ?? 0;
}

/** The lists that people browse by: categories, cities, facilities, agents. */
export function listsService({ db, urls, provider }: Dependencies) {
  async function providerRow(): Promise<AgentRow[]> {
    const { properties, projects } = await queries.providerCounts(db);
    if (properties + projects === 0) return [];
    const { name, slug, email, profile } = await provider();
    return [
      {
        id: PROVIDER_ID,
        name,
        email,
        profile,
        slug_id: slug,
        projects_count: projects,
        property_count: properties,
        total_count: properties + projects,
        is_verified: true,
        is_admin: true,
      },
    ];
  }

  return {
    async categories(filter: queries.CategoryFilter): Promise<{ data: Category[]; total: number }> {
      const rows = await queries.categories(db, filter);
      return {
        data: rows.map((row) => ({
          ...categoryShape(row, urls),
          parameter_types: row.parameters.map((parameter) => ({
            ...parameterShape(parameter, urls),
            translated_option_value: (parameter.options ?? []).map((value) => ({ value, translated: value })),
            ...(parameter.quantity ? { quantity: parameter.quantity } : {}),
          })),
          meta_title: row.meta_title,
          meta_description: row.meta_description,
          meta_keywords: row.meta_keywords,
          meta_image: row.meta_image && urls.image(row.meta_image),
          ...(filter.hasProperty ? { properties_count: row.properties_count } : {}),
        })),
        total: await totalOf(rows, filter.offset, () =>
          queries.categories(db, { ...filter, limit: 1, offset: 0 }),
        ),
      };
    },

    /** Around a position, or around a city that is then left out; else those with most listings first. */
    async cities({
      city,
      at,
      limit,
      offset,
    }: Omit<queries.CityFilter, 'except'> & { city?: string | undefined }): Promise<{
      data: CityCount[];
      total: number;
    }> {
      const centre = at ?? (city === undefined ? undefined : await queries.positionOfCity(db, city));
      const filter = { at: centre, except: city };
      const rows = await queries.cities(db, { ...filter, limit, offset });
      return {
        data: rows.map(({ city: name, n, image, distance }) => ({
          City: name,
          Count: n,
          image: urls.image(image),
          ...(distance === null ? {} : { distance: Math.round(distance * 10) / 10 }),
        })),
        total: await totalOf(rows, offset, () => queries.cities(db, { ...filter, limit: 1, offset: 0 })),
      };
    },

    async facilities(id: number | undefined) {
      const data = (await queries.facilities(db, id)).map((row) => ({
        ...row,
        image: urls.image(row.image),
        created_at: iso(row.created_at),
        updated_at: iso(row.updated_at),
      }));
      return { data, total: data.length };
    },

    async parameters() {
      return { data: (await queries.allParameters(db)).map((row) => parameterShape(row, urls)) };
    },

    /** The provider comes first on the first page and is not counted. */
    async agents(filter: queries.AgentFilter): Promise<{ data: AgentRow[]; total: number }> {
      const { offset, at, search } = filter;
      const [rows, provided] = await Promise.all([
        queries.agents(db, filter),
        offset === 0 && !at ? providerRow() : [],
      ]);
      const total = await totalOf(rows, offset, () => queries.agents(db, { ...filter, limit: 1, offset: 0 }));
      const first = provided.filter(({ name }) => isNamed(name, search));
      return { data: [...first, ...rows.map((row) => agentShape(row, urls))], total };
    },
  };
}

export type ListsService = ReturnType<typeof listsService>;
