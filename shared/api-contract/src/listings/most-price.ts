/** The highest price of a listing, in whole units of the site's currency: enough for any currency, and no slip of the keyboard. */
export const MOST_PRICE = 10_000_000_000_000;
