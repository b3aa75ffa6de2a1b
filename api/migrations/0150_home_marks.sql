-- What a user set aside about listings: homes that are "not for me" and homes chosen for the comparison, the same on all devices.

create table home_marks (
  user_id integer not null references users on delete cascade,
  property_id integer not null references properties on delete cascade,
  kind text not null check (kind in ('hidden', 'compare')),
  marked_at timestamptz not null,
  primary key (user_id, kind, property_id)
);
create index home_marks_property on home_marks (property_id);
