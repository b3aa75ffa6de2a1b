import { createDraftStore } from '@lintel/remote-kit';
import { memoryShell, renderRemote } from '@lintel/testing';
import 'fake-indexeddb/auto';
import { projectDrafts } from '#common/drafts-of-forms.ts';
import { projectSteps } from '#project-form/form/project-steps.ts';
import { emptyProject, type ProjectValues } from '#project-form/form/project-values.ts';
import type { ProjectStep } from '#project-form/form/project.schema.ts';
import { connect } from '#remote.ts';
import { formAnswers, poster } from '#testing/forms.ts';
import { expectLinksToFields } from '#testing/summary-links.ts';

const long = (length: number) => 'x'.repeat(length);
const times = <Item,>(count: number, item: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => item(index));

/** A new project whose draft has these values, at a step. */
async function open(step: ProjectStep, values: Partial<ProjectValues>) {
  await createDraftStore(projectDrafts).write({
    id: 'wrong',
    userId: 7,
    savedAt: 1,
    values: { values: { ...emptyProject, ...values }, before: emptyProject },
  });
  const shell = memoryShell({ session: poster, answers: formAnswers() });
  await renderRemote('mfe-listings', connect, { shell, path: `/user/add-project?draft=wrong&step=${step}` });
}
afterEach(() => createDraftStore(projectDrafts).remove('wrong'));

const home = (name: string) => `Kind of home 1, ${name}`;
const cases: [ProjectStep, Partial<ProjectValues>, labels: string[]][] = [
  ['basics', {}, ['Name of the project', 'Description', 'Category', 'Stage']],
  ['place', {}, ['Street and number', 'City', 'State or region', 'Country']],
  ['units', { units: [{ name: 'a', title: '' }] }, [home('Name'), home('Still available')]],
  [
    'units',
    { units: [{ name: 'a', title: long(192), bedrooms: 201, area: 0, price: 0, available: 100_001 }] },
    ['Name', 'Bedrooms', 'Area in m²', 'Price from', 'Still available'].map(home),
  ],
  ['units', { units: times(41, (index) => ({ id: index, title: 'Flat', available: 1 })) }, ['Homes']],
  [
    'plans',
    { plans: [{ name: 'a', title: '', files: [] }] },
    ['Floor plan 1, Floor', 'Floor plan 1, Drawing'],
  ],
  [
    'plans',
    { plans: times(41, (index) => ({ id: index, title: 'Ground', files: [], address: '/a' })) },
    ['Floor plans'],
  ],
  ['photos', { video: 'https://example.com' }, ['Photos', 'Video']],
  [
    'documents',
    { documents: times(31, (index) => ({ id: `${index}`, name: 'a.pdf', address: '/a', alt: '' })) },
    ['Documents'],
  ],
  [
    'search',
    { slug: long(192), metaTitle: long(192), metaDescription: long(501), keywords: times(11, String) },
    ['Address of the page', 'Title in searches', 'Description in searches', 'Keywords'],
  ],
];

describe('the summary of what is wrong in a step of a project', () => {
  it.each(cases)('leads to each field of the step %s: %#', async (step, values, labels) => {
    await open(step, values);
    await expectLinksToFields(labels);
  });

  it('is tried for every step', () => {
    expect(new Set(cases.map(([step]) => step))).toEqual(new Set(projectSteps.order));
  });
});
