import { getCategories } from '@lintel/api-contract';
import { createDraftStore } from '@lintel/remote-kit';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import 'fake-indexeddb/auto';
import { propertyDrafts } from '#common/drafts-of-forms.ts';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import { propertySteps } from '#property-form/form/property-steps.ts';
import { emptyProperty, type PropertyValues } from '#property-form/form/property-values.ts';
import type { PropertyStep } from '#property-form/form/property.schema.ts';
import { connect } from '#remote.ts';
import { formAnswers, poster, villa } from '#testing/forms.ts';
import { expectLinksToFields } from '#testing/summary-links.ts';

const kinds = ['textbox', 'textarea', 'number', 'dropdown', 'radiobutton', 'checkbox', 'file'] as const;
/** A category that demands a fact of each kind. */
const strict = {
  ...villa,
  parameter_types: kinds.map((kind, index) => ({
    ...villa.parameter_types[0]!,
    id: index + 1,
    name: `Fact ${index + 1}`,
    type_of_parameter: kind,
    type_values: ['dropdown', 'radiobutton', 'checkbox'].includes(kind) ? ['Gas', 'Solar'] : null,
  })),
};
const files = (count: number): ListingFile[] =>
  Array.from({ length: count }, (_, index) => ({
    id: `${index}`,
    name: `${index}.pdf`,
    address: '/a',
    alt: '',
  }));
const long = (length: number) => 'x'.repeat(length);

/** A new property whose draft has these values, at a step. */
async function open(step: PropertyStep, values: Partial<PropertyValues>) {
  await createDraftStore(propertyDrafts).write({
    id: 'wrong',
    userId: 7,
    savedAt: 1,
    values: { values: { ...emptyProperty, ...values }, before: emptyProperty },
  });
  const shell = memoryShell({ session: poster, answers: formAnswers() });
  shell.answer(stub(getCategories, { error: false, message: 'ok', data: [strict], total: 1 }));
  await renderRemote('mfe-listings', connect, { shell, path: `/user/add-property?draft=wrong&step=${step}` });
}
afterEach(() => createDraftStore(propertyDrafts).remove('wrong'));

const cases: [PropertyStep, Partial<PropertyValues>, labels: string[]][] = [
  ['basics', {}, ['Offer', 'Title', 'Description']],
  ['basics', { deal: 'sell', title: long(192), description: long(20_001) }, ['Title', 'Description']],
  ['facts', {}, ['Category']],
  ['facts', { category: '1' }, kinds.map((_, index) => `Fact ${index + 1}`)],
  ['price', { deal: 'rent' }, ['Rent', 'Paid']],
  ['price', { price: 1e15 }, ['Price']],
  ['place', {}, ['Street and number', 'City', 'State or region', 'Country']],
  [
    'place',
    { address: long(501), city: long(192), state: 'a', country: 'b', clientAddress: long(501) },
    ['Street and number', 'City', 'Contact address'],
  ],
  ['facilities', { distances: { f4: { distance: 200_000 } } }, ['School']],
  ['facilities', { distances: { f4: { distance: -1, place: long(192) } } }, ['School', 'School: which one']],
  ['photos', { video: 'https://example.com' }, ['Photos', 'Video']],
  ['photos', { photos: files(41) }, ['Photos']],
  ['documents', { documents: files(31) }, ['Documents']],
  [
    'search',
    {
      slug: long(192),
      metaTitle: long(192),
      metaDescription: long(501),
      keywords: Array.from({ length: 11 }, (_, index) => `${index}`),
    },
    ['Address of the page', 'Title in searches', 'Description in searches', 'Keywords'],
  ],
];

describe('the summary of what is wrong in a step of a property', () => {
  it.each(cases)('leads to each field of the step %s: %#', async (step, values, labels) => {
    await open(step, values);
    await expectLinksToFields(labels);
  });

  it('is tried for every step', () => {
    expect(new Set(cases.map(([step]) => step))).toEqual(new Set(propertySteps.order));
  });
});
