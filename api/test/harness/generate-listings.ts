import type { Pool, PoolClient } from 'pg';

/** Every copied table: what is taken over from the listing that the new one is a copy of. */
const parts = [
  `insert into property_parameters select c.id, v.parameter_id, v.value from copy c join property_parameters v on v.property_id = c.source`,
  `insert into property_facilities (property_id, facility_id, distance)
     select c.id, v.facility_id, v.distance from copy c join property_facilities v on v.property_id = c.source`,
  `insert into property_images (property_id, file, alt, color, rank)
     select c.id, v.file, v.alt, v.color, v.rank from copy c join property_images v on v.property_id = c.source`,
];

/** $1 first id, $2 last id. Three in ten stay in the real cities, the rest spread over three hundred towns. */
const listings = `
  insert into properties (id, added_by, category_id, title, slug_id, description, property_type, price, rent_duration, is_premium,
    address, client_address, city, state, country, latitude, longitude, title_image, title_image_alt, title_image_color,
    request_status, status, promoted, favourite_count, total_click, parameter_ids, bedrooms, bathrooms, area, energy_class, created_at)
  select c.id, s.added_by, s.category_id, s.title, s.slug_id || '-' || c.id, s.description, s.property_type,
    greatest(1000, round(s.price * (0.4 + 1.6 * random()) / 500) * 500), s.rent_duration, s.is_premium, s.address, s.client_address,
    case when random() < 0.3 then s.city else 'Town ' || (random() * 300)::int end, s.state, s.country,
    least(greatest(s.latitude + random() - 0.5, -90), 90), least(greatest(s.longitude + random() - 0.5, -180), 180),
    s.title_image, s.title_image_alt, s.title_image_color,
    s.request_status, s.status, random() < 0.05, (random() * 40)::int, (random() * random() * 9000)::int, s.parameter_ids,
    s.bedrooms, s.bathrooms, s.area, s.energy_class,
    now() - random() * interval '540 days'
  from copy c join properties s on s.id = c.source`;

async function copyAll(client: PoolClient, first: number, count: number) {
  await client.query('create temp table copy (id int primary key, source int not null)');
  const { rows } = await client.query<{ ids: number[] }>(
    'select array_agg(id order by id) as ids from properties where is_on_market',
  );
  const ids = rows[0]!.ids;
  await client.query(
    `insert into copy select n, ($3::int[])[1 + n % $4::int] from generate_series($1::int, $2::int) n`,
    [first, first + count - 1, ids, ids.length],
  );
  await client.query('analyze copy');
  for (const statement of [listings, ...parts]) await client.query(statement);
}

/**
 * Copies the listings of the demo world until there are `count` more, each with another price, place and date, and with
 * its pictures, facts and distances. Triggers are off meanwhile; what they keep is copied too, or counted afterwards.
 */
export async function generateListings(pool: Pool, count: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0; set session_replication_role = replica');
    const { rows } = await client.query<{ first: number }>('select max(id) + 1 as first from properties');
    await copyAll(client, rows[0]!.first, count);
    await client.query(
      `select setval(pg_get_serial_sequence('properties', 'id'), (select max(id) from properties))`,
    );
    await client.query('select recount_market()');
    await client.query(
      'vacuum (analyze) properties, property_parameters, property_facilities, property_images',
    );
  } finally {
    client.release(true);
  }
}
