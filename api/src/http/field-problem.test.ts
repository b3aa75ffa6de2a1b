import { schemas } from '@lintel/api-contract/schemas';
import { z } from 'zod';
import { fieldProblem } from './field-problem.ts';

const problemsOf = (schema: z.ZodType, value: unknown): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map((issue) => [issue.path.join('.'), fieldProblem(issue)]),
  );

it('each rule is explained after the name of its field', () => {
  const schema = z.object({
    missing: z.string(),
    text: z.string(),
    long: z.string().max(3),
    short: z.string().min(2),
    empty: z.string().min(1),
    many: z.array(z.number()).max(1),
    high: z.number().max(5),
    low: z.number().min(5),
    whole: z.int(),
    choice: z.enum(['a', 'b']),
    either: z.union([z.string().max(3), z.number()]),
    neither: z.union([z.string(), z.number()]),
    absent: z.union([z.string(), z.number()]),
    own: z.string().regex(/^x/, 'must begin with x'),
    date: z.iso.date(),
  });
  const value = {
    text: 1,
    long: 'four',
    short: 'a',
    empty: '',
    many: [1, 2],
    high: 6,
    low: 4,
    whole: 1.5,
    choice: 'c',
    either: 'four',
    neither: [],
    own: 'y',
    date: 'today',
  };
  expect(problemsOf(schema, value)).toEqual({
    missing: 'is required',
    text: 'must be text',
    long: 'must have at most 3 characters',
    short: 'must have at least 2 characters',
    empty: 'is required',
    many: 'must have at most 1 entries',
    high: 'must be at most 5',
    low: 'must be at least 5',
    whole: 'must be a whole number',
    choice: 'must be one of a, b',
    either: 'must have at most 3 characters',
    neither: 'must be text',
    absent: 'is required',
    own: 'must begin with x',
    date: 'has the wrong form',
  });
});

it('no call of the contract leaves a field with words of the library (G5)', () => {
  const values = [{}, Object.fromEntries(Object.keys(allFields()).map((name) => [name, {}]))];
  const vague = Object.entries(schemas).flatMap(([call, { request }]) =>
    values.flatMap((value) =>
      Object.entries(problemsOf(request as z.ZodType, value))
        .filter(([, problem]) => /^(Invalid|Too |Unrecognized|Expected)/.test(problem))
        .map(([field, problem]) => `${call}: ${field} ${problem}`),
    ),
  );
  expect(vague).toEqual([]);
});

/** The names of all fields of all requests. */
function allFields(): Record<string, unknown> {
  return Object.assign(
    {},
    ...Object.values(schemas).map(({ request }) => ('shape' in request ? request.shape : {})),
  ) as Record<string, unknown>;
}
