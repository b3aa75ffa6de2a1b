import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** A telephone number as people read it, "+44 7700 900251"; as it was typed where it is none that the world knows. */
export const phoneText = (number: string): string =>
  parsePhoneNumberFromString(number)?.formatInternational() ?? number;
