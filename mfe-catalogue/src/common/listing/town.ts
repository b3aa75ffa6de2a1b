import { formatPlace } from '@lintel/i18n';

/** A row that stands in a town; the words in the language on screen are there where the site has them. */
interface InTown {
  city: string;
  state?: string | undefined;
  translated_city?: string | undefined;
  translated_state?: string | undefined;
}

/** The town's name in the language on screen. Searches go by `city` itself. */
export const cityOf = ({
  city,
  translated_city: translated,
}: Pick<InTown, 'city' | 'translated_city'>): string => translated || city;

/** "Port Aster, Aster Bay". */
export const townOf = (row: InTown): string => formatPlace([cityOf(row), row.translated_state || row.state]);
