/**
 * The bus. Events are facts in the past tense that carry ids, not entities; the number after `@` is the version of the
 * payload's shape. A new optional field keeps the number; anything else is a new name beside the old one for one release.
 */
export const eventShapes = {
  'session.started@1': { userId: 'number' },
  'session.ended@1': { reason: 'string' },
  'language.changed@1': { code: 'string', direction: 'string' },
  'favourite.changed@1': { propertyId: 'number', saved: 'boolean' },
  'property.viewed@1': { propertyId: 'number' },
  'chat.unread-counted@1': { unread: 'number' },
  'package.bought@1': { packageId: 'number' },
} as const satisfies Record<`${string}@${number}`, Record<string, 'string' | 'number' | 'boolean'>>;

type Primitive = { string: string; number: number; boolean: boolean };
export type EventName = keyof typeof eventShapes;
export type Events = {
  [E in EventName]: {
    [K in keyof (typeof eventShapes)[E]]: Primitive[(typeof eventShapes)[E][K] & keyof Primitive];
  };
};

/** Says what is wrong with a payload, or nothing. Unknown extra fields are allowed: additions are free. */
export function eventProblem(name: string, payload: unknown): string | undefined {
  const shape: Record<string, string> | undefined = eventShapes[name as EventName];
  if (!shape) return `unknown event ${name}`;
  if (typeof payload !== 'object' || payload === null) return `${name}: payload is not an object`;
  for (const [field, type] of Object.entries(shape)) {
    const actual = typeof (payload as Record<string, unknown>)[field];
    if (actual !== type) return `${name}: ${field} is ${actual}, not ${type}`;
  }
  return undefined;
}
