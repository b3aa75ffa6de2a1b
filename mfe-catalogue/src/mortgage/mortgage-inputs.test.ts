import {
  downPercent,
  loanOf,
  readInputs,
  withDown,
  withDownPercent,
  withPrice,
  writeInputs,
} from './mortgage-inputs.ts';

describe('what the calculator asks for', () => {
  it('comes from the address, and what makes no sense there counts as absent', () => {
    expect(readInputs('?price=500000')).toMatchObject({ price: 500_000, down: 100_000 });
    expect(readInputs('?price=500000&down=600000&rate=-1&years=0&extra=x')).toMatchObject({
      down: 100_000,
      rate: 4.5,
      years: 30,
      extra: 0,
    });
    const inputs = { price: 450_000, down: 0, downShare: 0, rate: 0, years: 20, extra: 50 };
    expect(readInputs(writeInputs(inputs))).toEqual(inputs);
  });
  it('comes back after a reload as it was left, without a price as well', () => {
    const left = withPrice(readInputs('?price=500000&down=50000&rate=0&years=1'), 0);
    expect(readInputs(writeInputs(left))).toMatchObject({ price: 0, down: 0, rate: 0, years: 1 });
    expect(withPrice(readInputs(writeInputs(left)), 100_000).down).toBe(20_000);
  });
  it('keeps amount and percent of the down payment together, whichever is edited', () => {
    const inputs = readInputs('?price=400000&down=100000');
    expect(downPercent(inputs)).toBe(25);
    expect(withDownPercent(inputs, 10).down).toBe(40_000);
    expect(withPrice(inputs, 200_000)).toMatchObject({ price: 200_000, down: 50_000 });
  });
  it('A2 keeps the share that is paid down while a price is typed digit by digit', () => {
    const typed = ['2', '25', '250', '2500', '25000', '250000'];
    const inputs = typed.reduce((now, text) => withPrice(now, Number(text)), readInputs(''));
    expect(inputs).toMatchObject({ price: 250_000, down: 50_000 });
    expect(downPercent(inputs)).toBe(20);
    const large = withPrice(withPrice(inputs, 1e12), 300_000);
    expect(downPercent(large)).toBe(20);
  });
  it('a typed down payment sets the share, and is never more than the price', () => {
    const inputs = withDown(readInputs('?price=400000'), 100_000);
    expect(downPercent(inputs)).toBe(25);
    expect(withDown(inputs, 900_000).down).toBe(400_000);
  });
  it('borrows nothing when everything is paid down', () => {
    expect(loanOf(readInputs('?price=100&down=100')).principal).toBe(0);
  });
});
