import type { CategoryFact } from './property.schema.ts';
import { stepSchemas } from './property.schema.ts';
import { emptyProperty, type PropertyValues } from './property-values.ts';

const certificate: CategoryFact = {
  id: 9,
  name: 'Energy certificate',
  type_of_parameter: 'file',
  type_values: null,
  image: '',
  is_required: 1,
};
const { facts } = stepSchemas([certificate]);
const isValid = (values: Partial<PropertyValues>) =>
  facts.isValidSync({ ...emptyProperty, category: '1', ...values });

it('a required file is stated by one that is chosen, or by the one that the listing has', () => {
  expect(isValid({})).toBe(false);
  expect(isValid({ factFiles: { f9: [] } })).toBe(false);
  expect(isValid({ facts: { f9: '' } })).toBe(false);
  expect(isValid({ factFiles: { f9: [new File(['x'], 'energy.pdf')] } })).toBe(true);
  expect(isValid({ facts: { f9: 'https://site/energy.pdf' } })).toBe(true);
});

it('the error stands at the field of the file', () => {
  expect(() => facts.validateSync({ ...emptyProperty, category: '1' })).toThrow(
    expect.objectContaining({ path: 'factFiles.f9' }),
  );
});
