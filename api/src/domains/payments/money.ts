import type { Gateway, Money } from '#ports/payments.ts';

/** Currencies without a smaller unit, as the gateways list them. */
const ZERO_DECIMAL = new Set(
  'BIF CLP DJF GNF ISK JPY KMF KRW MGA PYG RWF UGX VND VUV XAF XOF XPF'.split(' '),
);
const THREE_DECIMAL = new Set('BHD JOD KWD OMR TND'.split(' '));

const decimals = (currency: string) => {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
};

/** `19.5 USD` → 1950 cents; `500 JPY` → 500 yen. Rounds half up, exactly at what the amount reads as. */
export function moneyOf(amount: number, currencyCode: string): Money {
  const currency = currencyCode.toUpperCase();
  return { minor: Math.round(Number(`${amount}e${decimals(currency)}`)), currency };
}

/** How many of the smallest units an amount has to be a multiple of, where a gateway takes no finer one. */
const stepOf = (gateway: Gateway, currency: string): number => {
  // PayPal refuses decimals in these, though they have a smaller unit; Stripe and Razorpay want a zero as the last of three.
  if (gateway === 'Paypal' && (currency === 'HUF' || currency === 'TWD')) return 100;
  return (gateway === 'Stripe' || gateway === 'Razorpay') && THREE_DECIMAL.has(currency) ? 10 : 1;
};

/** Whether an amount reaches the payer as it is written, without being rounded to what its currency or the gateway has. */
export function isExact(amount: number, currencyCode: string, gateway?: Gateway): boolean {
  const { minor, currency } = moneyOf(amount, currencyCode);
  return (
    Number(`${amount}e${decimals(currency)}`) === minor &&
    (gateway === undefined || minor % stepOf(gateway, currency) === 0)
  );
}

/** The amount as a decimal text: `19.50`, `500`. */
export function majorText({ minor, currency }: Money): string {
  const digits = decimals(currency);
  if (digits === 0) return String(minor);
  const text = String(minor).padStart(digits + 1, '0');
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** Money that arrived is what was asked for when both are equal to the smallest unit. */
export const isSameMoney = (one: Money, other: Money): boolean =>
  one.minor === other.minor && one.currency.toUpperCase() === other.currency.toUpperCase();
