import type { ProjectCard } from '@lintel/api-contract';
import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Urls } from '../urls.ts';
import { coordinate, iso } from '../wire.ts';
import { categoryShape, PROVIDER_ID } from './parts.shapes.ts';
import type { Provider } from './property-detail.shape.ts';

interface ProjectRecord {
  id: number;
  added_by: number | null;
  category_id: number;
  title: string;
  slug_id: string;
  type: ProjectCard['type'];
  location: string;
  city: string;
  state: string;
  country: string;
  latitude: number | null;
  longitude: number | null;
  image: string;
  image_alt: string;
  image_color: string;
  promoted: boolean;
  is_live: boolean;
  has_open_advert: boolean;
  category_name: string;
  category_slug: string;
  category_image: string;
  owner_name: string | null;
  owner_email: string | null;
  owner_mobile: string | null;
  owner_profile: string | null;
  owner_slug: string | null;
  images: { id: number; file: string; created_at: string; updated_at: string }[];
}

const projectsByIds = (ids: readonly number[]) => sql<ProjectRecord>`
  select p.id, p.added_by, p.category_id, p.title, p.slug_id, p.type, p.location, p.city, p.state, p.country, p.latitude,
    p.longitude, p.image, p.image_alt, p.image_color, p.promoted, p.is_live,
    exists (select from adverts a where a.project_id = p.id and a.status <> 3) as has_open_advert,
    c.name as category_name, c.slug_id as category_slug, c.image as category_image, u.name as owner_name,
    u.email as owner_email, u.mobile as owner_mobile, u.profile as owner_profile, u.slug_id as owner_slug,
    coalesce((select json_agg(json_build_object('id', f.id, 'file', f.file, 'created_at', f.created_at,
      'updated_at', f.updated_at) order by f.id) from project_files f where f.project_id = p.id and f.kind = 'image'), '[]') as images
  from unnest(${ids}::int[]) with ordinality as wanted (id, position)
  join projects p on p.id = wanted.id join categories c on c.id = p.category_id left join users u on u.id = p.added_by
  order by wanted.position`;

const cardShape = (row: ProjectRecord, urls: Urls, provider: Provider): ProjectCard => ({
  id: row.id,
  slug_id: row.slug_id,
  title: row.title,
  type: row.type,
  image: urls.image(row.image),
  image_alt: row.image_alt,
  image_color: row.image_color,
  location: row.location,
  city: row.city,
  state: row.state,
  country: row.country,
  latitude: coordinate(row.latitude),
  longitude: coordinate(row.longitude),
  category_id: row.category_id,
  added_by: row.added_by ?? PROVIDER_ID,
  category: categoryShape(
    { id: row.category_id, name: row.category_name, slug_id: row.category_slug, image: row.category_image },
    urls,
  ),
  gallary_images: row.images.map(({ id, file, created_at, updated_at }) => ({
    id,
    name: urls.image(file),
    type: 'image',
    project_id: row.id,
    created_at: iso(created_at),
    updated_at: iso(updated_at),
  })),
  customer:
    row.added_by === null
      ? { name: provider.name, email: provider.email, mobile: provider.mobile }
      : {
          id: row.added_by,
          name: row.owner_name ?? '',
          profile: urls.image(row.owner_profile),
          email: row.owner_email ?? '',
          mobile: row.owner_mobile ?? '',
          slug_id: row.owner_slug ?? '',
        },
  is_promoted: row.promoted,
  is_feature_available: row.is_live && !row.has_open_advert,
});

export interface ProjectChoice {
  promoted?: boolean;
  at?: { latitude: number; longitude: number } | undefined;
}

/** Projects in the shapes of the wire. */
export function projectsService({
  db,
  urls,
  provider,
}: {
  db: Db;
  urls: Urls;
  provider: () => Promise<Provider>;
}) {
  return {
    async cards(ids: readonly number[]): Promise<ProjectCard[]> {
      if (!ids.length) return [];
      const [{ rows }, by] = await Promise.all([projectsByIds(ids).execute(db), provider()]);
      return rows.map((row) => cardShape(row, urls, by));
    },

    /** Live projects by chance. A position means exactly there, also where listings use a radius (wire contract 4.5). */
    async randomIds({ promoted, at }: ProjectChoice, limit: number): Promise<number[]> {
      const where: RawBuilder<boolean>[] = [sql<boolean>`is_live`];
      if (promoted) where.push(sql<boolean>`promoted`);
      if (at) where.push(sql<boolean>`latitude = ${at.latitude} and longitude = ${at.longitude}`);
      const { rows } = await sql<{ id: number }>`
        select id from (select id from projects where ${sql.join(where, sql` and `)} order by id desc limit 600) pool
        order by random() limit ${limit}`.execute(db);
      return rows.map(({ id }) => id);
    },
  };
}

export type ProjectsService = ReturnType<typeof projectsService>;
