import { fact } from '#testing/test-data.ts';
import { differences, rowsOf, type ComparedRow } from './rows.ts';
import { compared, near } from '#testing/test-homes.ts';

const rowOf = (rows: readonly ComparedRow[], name: string) =>
  rows.find((row) => ('own' in row.name ? row.name.own : row.name.text) === name);

const style = { locale: 'en', currency: { currency: 'USD', symbol: '$', suffix: false } } as const;

describe('the rows of a comparison', () => {
  it('write charges as money (A24)', () => {
    const charge = (id: number, amount: string) =>
      compared(id, { facilities: [fact(7, 'Service charge per month', amount)] });
    const rows = rowsOf(charge(1, '210'), charge(2, '95'), style);
    expect(rowOf(rows, 'Service charge per month')).toMatchObject({ a: '$210', b: '$95' });
  });
  it('name the town once, in the language on screen, where the address holds it in another', () => {
    const home = compared(1, { address: '4 Marina, Old Port, Porto Azul', translated_city: 'بورتو أزول' });
    expect(rowOf(rowsOf(home, compared(2), style), 'place')).toMatchObject({
      a: '4 Marina، Old Port، بورتو أزول',
      b: 'Marina 4, Porto Azul',
    });
  });
  const a = compared(1, {
    price: 450_000,
    facilities: [fact(1, 'Bedrooms', '3'), fact(3, 'Built-up area (m²)', '150'), fact(9, 'Energy', '')],
    near_by_places: [near(1, 'Metro', 0.6)],
  });
  const b = compared(2, {
    price: 360_000,
    facilities: [fact(1, 'Bedrooms', '3'), fact(3, 'Built-up area (m²)', '100'), fact(9, 'Energy', 'C')],
    near_by_places: [near(1, 'Metro', 1.9), near(2, 'Beach', 4)],
  });
  const rows = rowsOf(a, b, style);

  it('name the better one and why', () => {
    expect(rowOf(rows, 'price')?.better).toEqual({ side: 'b', reason: { kind: 'percent', value: 20 } });
    // 3,000 and 3,600 a square metre.
    expect(rowOf(rows, 'perArea')).toMatchObject({
      a: 3000,
      b: 3600,
      better: { side: 'a', reason: { kind: 'percent', value: 17 } },
    });
    expect(rowOf(rows, 'Built-up area')?.better).toEqual({ side: 'a', reason: { kind: 'area', value: 50 } });
    expect(rowOf(rows, 'Metro')?.better).toEqual({ side: 'a', reason: { kind: 'distance', value: 1.3 } });
  });
  it('call nothing better where one side does not state it', () => {
    expect(rowOf(rows, 'Energy')).toMatchObject({ a: null, b: 'C', better: null });
    expect(rowOf(rows, 'Beach')).toMatchObject({ a: null, b: 4, better: null });
  });
  it('can be those that differ only', () => {
    const names = differences(rows).map(({ key }) => key);
    expect(names).toContain('fact-9');
    expect(names).not.toContain('fact-1');
  });
  it('compare a rent by the year with one by the month (A11)', () => {
    const rent = { property_type: 'rent' as const, facilities: [fact(3, 'Built-up area (m²)', '59')] };
    const yearly = compared(3, { ...rent, price: 7080, rentduration: 'Yearly' });
    const monthly = rowsOf(yearly, compared(4, { ...rent, price: 1180, rentduration: 'Monthly' }), style);
    expect(rowOf(monthly, 'price')?.better).toEqual({ side: 'a', reason: { kind: 'percent', value: 50 } });
    expect(rowOf(monthly, 'perArea')).toMatchObject({ a: 10, b: 20 });
  });
  it('differ where the same price pays for another time', () => {
    const rent = (id: number, rentduration: string) =>
      compared(id, { property_type: 'rent', price: 1200, rentduration });
    const keysOf = (durations: readonly [string, string]) =>
      differences(rowsOf(rent(3, durations[0]), rent(4, durations[1]), style)).map(({ key }) => key);
    expect(keysOf(['Yearly', 'Monthly'])).toContain('price');
    expect(keysOf(['Monthly', 'Monthly'])).not.toContain('price');
  });
  it('do not weigh a rent against a sale', () => {
    const rent = rowsOf(a, compared(3, { property_type: 'rent', price: 900 }), style);
    expect(rowOf(rent, 'price')?.better).toBeNull();
  });
  it('put no price of a square metre to buy beside that of a month of rent', () => {
    const rent = compared(3, {
      property_type: 'rent',
      price: 900,
      facilities: [fact(3, 'Built-up area (m²)', '90')],
    });
    expect(rowOf(rowsOf(a, rent, style), 'perArea')).toBeUndefined();
  });
});
