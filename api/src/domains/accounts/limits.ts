import type { Limits } from '#http/limits.ts';
import type { AccountLimitsConfig } from '#config/config.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#ports/clock.ts';

/**
 * All limits of accounts: how many events a key may have within a window. "Network" is the caller's IPv4 address or the /64
 * of an IPv6 address. Numbers that an operator may change come from the configuration.
 */
const table = {
  /** Codes and links to one address or number; ten minutes are the life of a code. */
  messagesToRecipient: { most: 5, window: 10 * MINUTE_MS },
  /** Codes entered for any address or number that were not right. */
  wrongCodesFromNetwork: { most: 30, window: 10 * MINUTE_MS },
  /** Codes entered for one address or number that were not right: those of two codes. */
  wrongCodesForRecipient: { most: 10, window: 10 * MINUTE_MS },
  /** Passwords tried for one account from one network. */
  passwordsForAccountFromNetwork: { most: 10, window: 10 * MINUTE_MS },
  /** Wrong passwords for one account from any network. */
  wrongPasswordsForAccount: { most: 100, window: 10 * MINUTE_MS },
  /** Wrong passwords for any account from one network: one password on many accounts. */
  wrongPasswordsFromNetwork: { most: 30, window: 10 * MINUTE_MS },
  /** Forms behind mailed links: new password, taking back a change of address. */
  linksFromNetwork: { most: 20, window: 10 * MINUTE_MS },
  /** Text messages that one caller causes. */
  textsFromNetwork: { most: 10, window: 10 * MINUTE_MS },
  /** Text messages to numbers that differ in their last four digits only: a range rented to earn from incoming messages. */
  textsToRange: { most: 20, window: HOUR_MS },
  /** Text messages to one country. */
  textsToCountry: { most: 200, window: HOUR_MS },
} as const;

/** The limits of accounts, one counter each. */
export function accountLimits(limits: Limits, { emailsFromNetwork, textsADay }: AccountLimitsConfig) {
  const limiter = (name: keyof typeof table) => limits(name, table[name].most, table[name].window);
  return {
    messagesToRecipient: limiter('messagesToRecipient'),
    emailsFromNetwork: limits('emailsFromNetwork', emailsFromNetwork, 10 * MINUTE_MS),
    wrongCodesFromNetwork: limiter('wrongCodesFromNetwork'),
    wrongCodesForRecipient: limiter('wrongCodesForRecipient'),
    passwordsForAccountFromNetwork: limiter('passwordsForAccountFromNetwork'),
    wrongPasswordsForAccount: limiter('wrongPasswordsForAccount'),
    wrongPasswordsFromNetwork: limiter('wrongPasswordsFromNetwork'),
    linksFromNetwork: limiter('linksFromNetwork'),
    textsFromNetwork: limiter('textsFromNetwork'),
    textsToRange: limiter('textsToRange'),
    textsToCountry: limiter('textsToCountry'),
    textsADay: limits('textsADay', textsADay, DAY_MS),
  };
}

export type AccountLimits = ReturnType<typeof accountLimits>;
