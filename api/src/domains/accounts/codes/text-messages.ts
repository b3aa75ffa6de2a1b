import { getCountryCallingCode, parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js/min';
import { DomainError } from '#http/domain-error.ts';
import type { SmsPort } from '#ports/sms.ts';
import type { AccountLimits } from '#domains/accounts/limits.ts';
import { requireDelivery } from './require-delivery.ts';

/**
 * Without a zero that is dialled inside of the country alone, where its plan has one: `+44 (0) 7700 900123`. Nothing else of a
 * number changes, since accounts are found by it.
 */
function withoutTrunkZero(number: string): string {
  const plan = parsePhoneNumberFromString(number);
  return plan && number === `+${plan.countryCallingCode}0${plan.nationalNumber}` ? plan.number : number;
}

/** Digits with a leading plus, as deployed clients expect it; undefined when it cannot be a phone number. */
export function normalisedNumber(number: string): string | undefined {
  const digits = number
    .replaceAll(/[\s().-]/g, '')
    .replace(/^00/, '')
    .replace(/^\+/, '');
  return /^[1-9]\d{6,14}$/.test(digits) ? withoutTrunkZero(`+${digits}`) : undefined;
}

/** The country of a number; numbers that are not in use have their calling code alone. */
const originOf = (to: string) => {
  const number = parsePhoneNumberFromString(to);
  return { country: number?.country, callingCode: number?.countryCallingCode };
};

interface Dependencies {
  sms: SmsPort;
  limits: AccountLimits;
  /** Countries that text messages may go to, as ISO codes; empty: all. */
  countries: readonly CountryCode[];
  /** Whether this server sends text messages itself; otherwise the identity service does. */
  sendsSms: () => Promise<boolean>;
}

/** Whether a code may be texted. Each text message costs money, so callers, numbers, ranges, countries and the day are limited. */
export function textMessages({ sms, limits, countries, sendsSms }: Dependencies) {
  return {
    /** Refuses when no code can be texted there now. */
    async require(to: string, network: string): Promise<void> {
      if (!(await sendsSms()))
        throw new DomainError('wrongState', 'Codes for phone numbers are sent by the sign-in service.');
      requireDelivery(sms);
      const { country, callingCode } = originOf(to);
      const isAllowed = (allowed: CountryCode) =>
        country === undefined ? getCountryCallingCode(allowed) === callingCode : allowed === country;
      if (countries.length && !countries.some(isAllowed))
        throw new DomainError('validation', 'We send no text messages to this country.', {
          fields: { number: 'is in a country that gets no text messages' },
        });
      await limits.textsFromNetwork.check(network);
      await limits.messagesToRecipient.check(to);
    },
    /** Counts a text message that is about to be sent. The same code again inside its ten minutes is none. */
    async count(to: string): Promise<void> {
      const { country, callingCode = 'unknown' } = originOf(to);
      await limits.textsToRange.check(to.slice(0, -4));
      await limits.textsToCountry.check(country ?? callingCode);
      await limits.textsADay.check('all');
    },
  };
}

export type TextMessages = ReturnType<typeof textMessages>;
