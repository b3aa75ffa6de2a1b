import { DEMO_DAY } from '../../../test/harness/settings.ts';
import { planOf, roomsOf } from './floor-plans.ts';
import { demoRows, listingPlans } from '../../seed.ts';
import { categoryId, parameterId } from '../facts/taxonomy.ts';

const { rows } = demoRows(DEMO_DAY);

/** A plan with its words in English alone. */
const inEnglish = (plan: string) => plan.replaceAll(/<g id="labels-(de|ar)".*?<\/g>/gs, '');

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

it('a home shows a plan of its own, with as many bedrooms as it states and its area; plots show their sides (A22)', () => {
  const plans = listingPlans(rows);
  const numberOf = (id: number, key: 'bedrooms' | 'area' | 'plotArea') =>
    Number(
      JSON.parse(
        String(
          rows.property_parameters?.find(
            (row) => row.property_id === id && row.parameter_id === parameterId(key),
          )?.value ?? '0',
        ),
      ),
    );
  expect(plans.size).toBeGreaterThan(150);
  const drawn = new Set(rows.property_documents?.map((row) => row.property_id));
  for (const { id, category_id: category } of rows.properties ?? [])
    if (category === categoryId('plot') && numberOf(id!, 'plotArea') > 0) expect(drawn).toContain(id);
  for (const { property_id: id, file } of rows.property_documents ?? []) {
    const plan = inEnglish(plans.get(file)!);
    const isPlot = rows.properties?.find((row) => row.id === id)?.category_id === categoryId('plot');
    const areas = [...plan.matchAll(/>([\d.]+) m²</g)].map(([, area]) => Number(area));
    const sum = areas.reduce((all, area) => all + area, 0);
    expect(Math.abs(sum - numberOf(id, isPlot ? 'plotArea' : 'area'))).toBeLessThan(1);
    if (!isPlot) expect(plan.match(/>Bedroom</g)?.length ?? 0).toBe(numberOf(id, 'bedrooms'));
    if (isPlot) expect(plan.match(/[\d.]+ m</g)).toHaveLength(2);
  }
});

it('rooms are named in the language of the address, with its decimal sign; without one in the language of the browser', () => {
  const [plan] = listingPlans(rows).values();
  expect(plan).toMatch(/id="labels-de"[^>]*>.*>(Küche|Zimmer)<.*>\d+,\d m²</);
  expect(plan).toMatch(/id="labels-ar"[^>]*>.*>مطبخ<.*>\d+\.\d m²</);
  expect(plan).toContain('<g id="de" class="chosen"><use href="#labels-de"/></g>');
  expect(plan).toContain('<use systemLanguage="de" href="#labels-de"/>');
});

it('a plan of a plot is written in each language, names the street at the stated front, and is about as wide as deep', () => {
  const plans = listingPlans(rows);
  const plots = (rows.properties ?? []).filter(
    ({ category_id: category }) => category === categoryId('plot'),
  );
  const drawn = (rows.property_documents ?? [])
    .filter(({ property_id: owner }) => plots.some(({ id }) => id === owner))
    .map(({ file }) => plans.get(file)!);
  expect(drawn.length).toBeGreaterThan(9);
  for (const plan of drawn) {
    expect(plan).toMatch(/id="labels-de"[^>]*>.*>\d+,\d m<.*>Straße</);
    expect(plan).toMatch(/id="labels-ar"[^>]*>.*>\d+\.\d m<.*>الشارع</);
    const [width = 0, depth = 0] = [...inEnglish(plan).matchAll(/>([\d.]+) m</g)].map(([, side]) =>
      Number(side),
    );
    expect(width / depth).toBeGreaterThan(0.4);
    expect(width / depth).toBeLessThan(1.5);
  }
});
