import { DEMO_DAY } from '../../testing/settings.ts';
import { planOf, roomsOf } from './floor-plans.ts';
import { demoRows } from './seed.ts';

const { rows } = demoRows(DEMO_DAY);

it('a plan has as many bedrooms as its home, and its rooms add up to its area (A22)', () => {
  for (const { bedrooms, area, project_id: project } of rows.project_units ?? []) {
    const rooms = roomsOf({ bedrooms: bedrooms ?? 0, area: area!, variant: project });
    expect(rooms.filter(({ name }) => name === 'Bedroom')).toHaveLength(bedrooms ?? 0);
    expect(rooms.reduce((sum, { width, depth }) => sum + width * depth, 0)).toBeCloseTo(area!, 3);
  }
});

it('the plans of a project differ, and each is of a kind of home that it sells (A22)', () => {
  for (const { id } of rows.projects ?? []) {
    const units = (rows.project_units ?? []).filter(({ project_id: project }) => project === id);
    const plans = (rows.project_plans ?? []).filter(({ project_id: project }) => project === id);
    expect(plans.map(({ title }) => title)).toEqual(units.map(({ title }) => title));
    expect(new Set(units.map((unit, place) => planOf(unit, place).svg)).size).toBe(units.length);
  }
});
