/** What the calculator asks for. Amounts in the currency's whole units. */
export interface Inputs {
  price: number;
  down: number;
  /** Share of the price that is paid down, as the user last chose it; a price that is being typed does not round it away. */
  downShare: number;
  /** Percent a year. */
  rate: number;
  years: number;
  /** Each month on top. */
  extra: number;
}

/** What makes no sense beyond: the same bounds as the back end's call. */
export const limits = { price: 1e13, rate: 100, years: 100 } as const;

const start = { price: 400_000, rate: 4.5, years: 30, extra: 0 };
/** Share of the price that people usually pay themselves. */
const USUAL_DOWN = 0.2;

const shareOf = (down: number, price: number): number => (price > 0 ? down / price : USUAL_DOWN);

const numberOf = (text: string | null, least: number, most: number): number | undefined => {
  const value = Number(text);
  return text && Number.isFinite(value) && value >= least && value <= most ? value : undefined;
};

/** Reads an address like `?price=450000&down=90000&rate=4&years=25`; what makes no sense counts as absent. */
export function readInputs(search: string): Inputs {
  const url = new URLSearchParams(search);
  const price = numberOf(url.get('price'), 0, limits.price) ?? start.price;
  const down = numberOf(url.get('down'), 0, price) ?? Math.round(price * USUAL_DOWN);
  return {
    price,
    down,
    downShare: shareOf(down, price),
    rate: numberOf(url.get('rate'), 0, limits.rate) ?? start.rate,
    years: Math.round(numberOf(url.get('years'), 1, limits.years) ?? start.years),
    extra: numberOf(url.get('extra'), 0, limits.price) ?? start.extra,
  };
}

/** The address of these inputs, to keep and to share. */
export const writeInputs = ({ price, down, rate, years, extra }: Inputs): string =>
  new URLSearchParams({
    price: String(price),
    down: String(down),
    rate: String(rate),
    years: String(years),
    ...(extra > 0 ? { extra: String(extra) } : {}),
  }).toString();

/** A new price keeps the share that is paid down, not the amount. */
export const withPrice = (inputs: Inputs, price: number): Inputs => ({
  ...inputs,
  price,
  down: Math.round(price * inputs.downShare),
});

/** Another amount that is paid down, at most the price. */
export const withDown = (inputs: Inputs, amount: number): Inputs => {
  const down = Math.min(inputs.price, amount);
  return { ...inputs, down, downShare: shareOf(down, inputs.price) };
};

/** Percent of the price that is paid down, with one decimal. */
export const downPercent = ({ downShare }: Pick<Inputs, 'downShare'>): number =>
  Math.round(downShare * 1000) / 10;

export const withDownPercent = (inputs: Inputs, percent: number): Inputs => ({
  ...inputs,
  down: Math.round((inputs.price * percent) / 100),
  downShare: percent / 100,
});

/** What is borrowed. */
export const loanOf = ({ price, down, rate, years, extra }: Inputs) => ({
  principal: Math.max(0, price - down),
  rate,
  years,
  extra,
});
