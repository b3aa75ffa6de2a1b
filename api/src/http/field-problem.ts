import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

/** Types of values as a message names them. */
const TYPES: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
};

/** Messages that zod writes where a schema has no words of its own. */
const isDefault = (message: string) => /^(Invalid|Too big|Too small|Unrecognized)/.test(message);

const isMissing = ({ code, message }: Issue) =>
  code === 'invalid_type' && /received (undefined|null)$/.test(message);

/**
 * What is wrong with a field, to be read after its name: "is required", "must have at most 20 characters". The words of the
 * schema where it has some. Translated by texts/error-messages.ts, in which a number stands for any.
 */
export function fieldProblem(issue: Issue): string {
  if (!isDefault(issue.message)) return issue.message;
  if (isMissing(issue)) return 'is required';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? 'of another type'}`;
    case 'too_big':
      return `must ${amount(issue.origin, 'most', issue.maximum)}`;
    case 'too_small':
      return Number(issue.minimum) === 1 && issue.origin !== 'number'
        ? 'is required'
        : `must ${amount(issue.origin, 'least', issue.minimum)}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    case 'invalid_union':
      return unionProblem(issue.errors);
    case 'invalid_format':
      return 'has the wrong form';
    default:
      return 'is not valid';
  }
}

const UNITS: Readonly<Record<string, string>> = { string: ' characters', array: ' entries', set: ' entries' };

const amount = (origin: string, end: 'most' | 'least', limit: number | bigint): string =>
  `${UNITS[origin] ? 'have' : 'be'} at ${end} ${limit}${UNITS[origin] ?? ''}`;

/** Of the forms that a value may have, the one whose type fits: its problem is the exact one. */
function unionProblem(branches: readonly (readonly Issue[])[]): string {
  const firsts = branches.flatMap(([first]) => first ?? []);
  if (firsts.length > 0 && firsts.every(isMissing)) return 'is required';
  const fitting = firsts.find(({ code }) => code !== 'invalid_type') ?? firsts[0];
  return fitting ? fieldProblem(fitting) : 'is not valid';
}
