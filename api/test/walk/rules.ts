/** The account of a user leaves or is closed. */
const isAway = (user: string) => `(exists (select from account_deletions d where d.user_id = ${user})
  or exists (select from closed_accounts c where c.user_id = ${user}))`;

/** What holds after every action: each query finds the rows that break a rule no constraint of the tables keeps. */
export const rules = {
  'a home is promoted as long as an advert of it is shown': `
    select id, promoted from properties p where promoted is distinct from
      exists (select from adverts a where a.property_id = p.id and a.status = 0 and a.is_enabled)`,
  'a project is promoted as long as an advert of it is shown': `
    select id, promoted from projects p where promoted is distinct from
      exists (select from adverts a where a.project_id = p.id and a.status = 0 and a.is_enabled)`,
  'a listing has one open advert at most': `
    select property_id, project_id from adverts where status in (0, 1) group by 1, 2 having count(*) > 1`,
  'only the advert of a listing in review or of a closed account is paused': `
    select a.id, a.status from adverts a left join properties p on p.id = a.property_id left join projects j on j.id = a.project_id
    left join users u on u.id = coalesce(p.added_by, j.added_by)
    where a.paused_at is not null and coalesce(p.request_status, j.request_status) = 'approved' and u.is_active is not false`,
  'no advert of a closed account runs': `
    select a.id, a.ends_at from adverts a left join properties p on p.id = a.property_id left join projects j on j.id = a.project_id
    join users u on u.id = coalesce(p.added_by, j.added_by)
    where not u.is_active and a.status = 0 and a.paused_at is null and a.ends_at > now()`,
  'units in use are those of the log': `
    select u.user_package_id, u.feature_id, u.used from user_package_units u where u.used <>
      (select coalesce(sum(l.quantity), 0) from package_unit_log l
        where l.user_package_id = u.user_package_id and l.feature_id = u.feature_id)
      and exists (select from package_unit_log l where l.user_package_id = u.user_package_id)`,
  'a purchase that succeeded has one package': `
    select t.id, t.status from transactions t where (t.status = 'success') is distinct from
      exists (select from user_packages p where p.transaction_id = t.id)`,
  'markets are counted': `
    select coalesce(c.kind, m.kind) as kind, coalesce(c.key, m.key) as key, c.n as counted, m.n as there from
      (select kind, key, sum(n) as n from market_counts group by 1, 2 having sum(n) <> 0) c
      full join (
        select k.kind, k.key, count(*) as n from properties p cross join lateral (values ('category', p.category_id::text),
          ('city', p.city), ('agent_properties', coalesce(p.added_by::text, ''))) k (kind, key) where p.is_on_market group by 1, 2
        union all select 'agent_projects', coalesce(added_by::text, ''), count(*) from projects where is_live group by 2) m
      on m.kind = c.kind and m.key = c.key where c.n is distinct from m.n`,
  'saves are counted': `
    select id, favourite_count from properties p
    where favourite_count <> (select count(*) from favourites f where f.property_id = p.id)`,
  'the last of the history is what the home is': `
    select p.id, e.kind, e.new_value from properties p cross join lateral (
      select distinct on (kind) kind, new_value from listing_events
      where posting_id = p.id and kind in ('price', 'status', 'deal', 'review') order by kind, id desc) e
    where e.new_value <> case e.kind when 'price' then p.price::text when 'status' then p.status::text
      when 'deal' then (array['sell', 'rent', 'sold', 'rented'])[p.property_type + 1] else p.request_status end
      and not (e.kind = 'status' and ${isAway('p.added_by')})`,
  'the price of a public home was seen': `
    select p.id from properties p cross join lateral (
      select price_was_seen from listing_events where posting_id = p.id and kind in ('posted', 'price') order by id desc limit 1) e
    where p.is_live and not e.price_was_seen`,
  'the listings of accounts that leave or are closed are hidden': `
    select l.id, l.added_by from (select id, added_by, status from properties union all select id, added_by, status from projects) l
    where l.status = 1 and ${isAway('l.added_by')}`,
  'closed accounts are noted': `
    select id from users u where is_active = exists (select from closed_accounts c where c.user_id = u.id)`,
  'what is rejected has a reason': `
    select p.id from properties p where request_status = 'rejected'
      and not exists (select from reject_reasons r where r.property_id = p.id)`,
  'a home has a time on the market while it is there': `
    select id from properties where is_on_market <> (on_market_since is not null)`,
  'no owner is interested in the own home': `
    select i.property_id from interests i join properties p on p.id = i.property_id where p.added_by = i.user_id`,
};

/** The title of one. */
export type Rule = keyof typeof rules;
