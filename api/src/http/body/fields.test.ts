import { nest, withoutEmpty } from './fields.ts';

describe('names of form fields', () => {
  it('with brackets become lists and objects', () => {
    expect(
      nest([
        ['plans[0][id]', '1'],
        ['plans[0][title]', 'Ground'],
        ['plans[2][title]', 'Roof'],
        ['gallery_images[]', 'a'],
        ['gallery_images[]', 'b'],
        ['title', 'House'],
      ]),
    ).toEqual({
      plans: [{ id: '1', title: 'Ground' }, { title: 'Roof' }],
      gallery_images: ['a', 'b'],
      title: 'House',
    });
  });

  it('cannot reach anything but the fields', () => {
    const fields = nest([
      ['__proto__[polluted]', '1'],
      ['constructor[prototype][polluted]', '1'],
      ['a[b][c][d][e]', '1'],
      ['[x]', '1'],
      ['a[999999999]', '1'],
    ]);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    expect(Object.keys(fields)).not.toContain('[x]');
  });
});

it('empty values are left out and texts trimmed, zero and false stay', () => {
  expect(withoutEmpty({ a: '', b: null, c: ' x ', d: 0, e: false, f: ['', ' y'] })).toEqual({
    c: 'x',
    d: 0,
    e: false,
    f: ['', 'y'],
  });
});
