// @ts-check
// The words that vocabulary.mjs refuses, and what to write instead. Terms of the product: docs/glossary.md.

/** @typedef {{ pattern: RegExp, instead: string }} Banned A pattern for words in lower case, and what to write instead. */

/** @param {string} words Alternatives, as in a regular expression. @param {string} instead @returns {Banned} */
const ban = (words, instead) => ({
  pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d])`, 'u'),
  instead,
});

/** In identifiers, names of files, comments and titles. */
const everywhere = [
  ban('breath', 'yieldToMain, a break between tasks'),
  ban('patience|patient', 'a timeout, delay or grace period with its unit: REQUEST_TIMEOUT_MS'),
  ban('unhurried(ly)?', 'idle, deferred'),
  ban('whoever|whomever', 'the user, visitor, caller, a client that …'),
  ban('somebody|someone', 'a user, another user, a caller'),
  ban('nobody', 'no user, no client, not used'),
  ban('anybody', 'any user, any caller'),
  ban('everybody', 'all users, all clients'),
  ban('anew', 'again, from the start'),
  ban('told', 'notified, informed, given, stated'),
  ban('said|saying', 'output, text, label, answered, shown, reported'),
  ban('wish|wishes|wished', 'a request, command, preference, requested …'),
  ban('standing', 'a role, a state, a rank'),
  ban('mix|mixes|mixing', 'an override'),
  ban('trial|trials', 'a canary'),
  ban('blame|blames|blamed|blaming', 'attribution: the error is attributed to …'),
  ban('heal|heals|healed|healing', 'recover, recovery'),
];

/** @type {Banned[]} */
export const BANNED_IN_NAMES = [
  ...everywhere,
  ban('later', 'deferred, below the fold, on demand'),
  ban('say|says|tell|tells|telling', 'log, translate, notify, emit, report, show'),
];

/** @type {Banned[]} */
export const BANNED_IN_PROSE = [
  ...everywhere,
  ban('of before', 'previous, earlier, the last …'),
  ban('(that|those|what|which) (stands?|stood) in for|stands? in for', 'is a stub for, replaces'),
  ban('says', 'states, names, reports, returns, according to'),
  ban('he|him|his|himself|she|her|hers|herself', 'they, their, or the subject again'),
];

/** Names that are given from outside: the wire, a vendor, a library. @type {Set<string>} */
export const KNOWN_NAMES = new Set([
  'MIX_SECRET', // a variable that operators set
  'TOO_MANY_ATTEMPTS_TRY_LATER', // Identity Toolkit
  'told_days_left', // a column of the database
]);
