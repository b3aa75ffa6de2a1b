import { fit, ranked, type PaletteEntry } from './entries.ts';

const entry = (label: string, more: Partial<PaletteEntry> = {}): PaletteEntry => ({
  key: label,
  group: 'pages',
  label,
  icon: 'home',
  to: `/${label}`,
  ...more,
});

describe('the list of palette entries', () => {
  it.each([
    ['vil', 'Villa with garden', 2],
    ['gard vil', 'Villa with garden', 1],
    ['illa', 'Villa with garden', 0],
    ['munchen', 'München', 2],
    ['grosse str', 'Große Straße', 2],
    ['الرياض', 'ٱلرِّياض', 2],
    ['', 'Anything', 2],
  ])('"%s" fits "%s" with %d', (text, label, rate) => {
    expect(fit(text, label)).toBe(rate);
  });

  it('puts the best fit first inside its group, and groups in their order', () => {
    const entries = [
      entry('Sign out', { group: 'actions', key: 'out' }),
      entry('My saved homes'),
      entry('Saved homes'),
      entry('Homes near you', { group: 'recent' }),
    ];
    expect(ranked(entries, 'homes').map(({ label }) => label)).toEqual([
      'Homes near you',
      'My saved homes',
      'Saved homes',
    ]);
    expect(ranked(entries, 'saved')[0]?.label).toBe('Saved homes');
  });

  it('leads to no place twice', () => {
    const twice = [entry('Chat', { group: 'recent', to: '/c' }), entry('Messages', { to: '/c' })];
    expect(ranked(twice, '').map(({ label }) => label)).toEqual(['Chat']);
  });
});
