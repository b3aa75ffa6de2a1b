/** Facts are named by the administrator; these words find the ones that belong on a card, most important first. */
export const cardFactWords = {
  bedrooms: /\bbed/i,
  bathrooms: /\bbath/i,
  area: /\b(area|size)\b/i,
  parking: /\bparking/i,
} as const;

const words = Object.values(cardFactWords);
/** Whether a card shows the fact of this name. */
export const isCardFact = (name: string): boolean => words.some((word) => word.test(name));

/** Photos that a card leafs through; more are for the page of the listing. */
export const CARD_PHOTOS = 5;
