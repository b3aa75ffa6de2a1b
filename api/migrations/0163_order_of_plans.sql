-- Plans of a project are shown in the order that its owner gave them.
alter table project_plans add column rank integer not null default 0;

update project_plans p set rank = o.place
from (select id, row_number() over (partition by project_id order by id) as place from project_plans) o where o.id = p.id;
