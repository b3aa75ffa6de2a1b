import { daysBefore, type Rows } from '../rows.ts';
import { liveOf, type World } from './world.ts';

/** Adverts of homes and projects that run, and two of the demo agent: one that has ended, and one that waits for its review. */
export function adverts(world: World) {
  const { random, now, demoAgent, live, projects } = world;
  const rows: NonNullable<Rows['adverts']> = [];
  for (const property of random.some(
    live.filter(({ added_by, title_image }) => added_by !== null && title_image !== ''),
    28,
  )) {
    rows.push({
      user_id: property.added_by ?? null,
      property_id: property.id!,
      package_id: 4,
      type: 'HomeScreen',
      status: 0,
      starts_at: daysBefore(now, 5),
      ends_at: daysBefore(now, -random.whole(20, 85)),
    });
  }
  const [expired, waiting] = random.some(liveOf(world, demoAgent), 2);
  if (expired)
    rows.push({
      user_id: demoAgent,
      property_id: expired.id!,
      package_id: 4,
      status: 3,
      starts_at: daysBefore(now, 120),
      ends_at: daysBefore(now, 30),
    });
  if (waiting)
    rows.push({
      user_id: demoAgent,
      property_id: waiting.id!,
      package_id: 4,
      status: 1,
      starts_at: now,
      ends_at: daysBefore(now, -90),
    });
  for (const project of projects.filter(({ status }) => status === 1).slice(0, 5)) {
    rows.push({
      user_id: project.added_by ?? null,
      project_id: project.id!,
      package_id: 5,
      status: 0,
      starts_at: daysBefore(now, 3),
      ends_at: daysBefore(now, -60),
    });
  }
  return { rows, expired };
}
