/**
 * The bus. Events are facts in the past tense that carry ids, not entities; the number after `@` is the version of the
 * payload's shape. A new optional field keeps the number; anything else is a new name beside the old one for one release.
 */
export const eventShapes = {
  'session.started@1': { userId: 'number' },
  /** The user signs out; what they asked for and was not sent yet has to be sent at once. */
  'session.ending@1': { userId: 'number' },
  'session.ended@1': { reason: 'string' },
  'language.changed@1': { code: 'string', direction: 'string' },
  'favourite.changed@1': { propertyId: 'number', saved: 'boolean' },
  /** How many homes a visitor keeps in this browser; those of an account are counted by the back end. */
  'favourites.counted@1': { saved: 'number' },
  'property.viewed@1': { propertyId: 'number' },
  /** The user has written a message about a listing. */
  'chat.message-sent@1': { peerId: 'number', propertyId: 'number' },
  /** The other side is writing at this moment. */
  'chat.typing@1': { peerId: 'number', propertyId: 'number' },
  /** The other side has read what the user wrote about a listing. */
  'chat.read@1': { peerId: 'number', propertyId: 'number' },
  /**
   * The user wrote in a conversation or removed it, on any page. `data` as in docs/spec/notifications.md#the-stream: `client_id` of the
   * message, and what it made of a card.
   */
  'chat.conversation-changed@1': { peerId: 'number', propertyId: 'number', data: 'texts' },
  /** A notification for the user has arrived; once for each `noticeId`, by any way. `data` as in docs/spec/notifications.md#push-messages. */
  'push.received@1': { noticeId: 'string', kind: 'string', title: 'string', body: 'string', data: 'texts' },
  /** What the user has not looked at yet. */
  'unread.changed@1': { notifications: 'number', messages: 'number' },
  /** The user let the browser show notifications; this device is to get them. */
  'notifications.allowed@1': { userId: 'number' },
  'search.saved@1': { searchId: 'number' },
  /** The user changed their profile; remotes that show it fetch it again. */
  'profile.changed@1': { userId: 'number' },
  /** The user erased all of a kind of what is theirs, e.g. `favourites`; remotes that show it forget it. */
  'records.erased@1': { kind: 'string' },
  /** A package of the user began to run: taken or paid in any tab, or decided by the administration. May come twice. */
  'package.bought@1': { packageId: 'number' },
} as const satisfies Record<`${string}@${number}`, Record<string, FieldType>>;

/** What a field may hold; `texts` is an object of strings. */
type Fields = { string: string; number: number; boolean: boolean; texts: Readonly<Record<string, string>> };
type FieldType = keyof Fields;
export type EventName = keyof typeof eventShapes;
export type Events = {
  [E in EventName]: {
    [K in keyof (typeof eventShapes)[E]]: Fields[(typeof eventShapes)[E][K] & FieldType];
  };
};

/** What is wrong with a payload, or undefined. Unknown extra fields are allowed: additions are free. */
export function eventProblem(name: string, payload: unknown): string | undefined {
  const shape: Record<string, string> | undefined = eventShapes[name as EventName];
  if (!shape) return `unknown event ${name}`;
  if (typeof payload !== 'object' || payload === null) return `${name}: payload is not an object`;
  for (const [field, type] of Object.entries(shape)) {
    const actual = typeOf((payload as Record<string, unknown>)[field]);
    if (actual !== type) return `${name}: ${field} is ${actual}, not ${type}`;
  }
  return undefined;
}

const typeOf = (value: unknown): string => (isTexts(value) ? 'texts' : typeof value);

const isTexts = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((text) => typeof text === 'string');
