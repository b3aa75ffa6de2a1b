import { boundsOf, type Bounds } from '@lintel/api-contract';
import type { UploadedFile } from '@lintel/api-contract/schemas';
import { DomainError } from '#http/domain-error.ts';

/** The definition of an attribute that listings may state, e.g. bedrooms. */
export interface FactDefinition {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly options: readonly string[] | null;
  readonly is_required: boolean;
  /** What searches filter by it; null for most. */
  readonly role: string | null;
  /** What a number of it measures; null for any number. */
  readonly quantity: string | null;
}

/** What facts are read beside. */
export interface FactContext {
  /** The year of the call. */
  readonly year: number;
  /** What the listing states so far. */
  readonly present?: ReadonlyMap<number, FactValue>;
}

/** An attribute as the client sent it. */
export interface SentFact {
  readonly parameter_id: number;
  readonly value?: string | readonly string[] | UploadedFile | undefined;
}

export type FactValue = string | string[];

/** What is to be done with the facts of a listing. */
export interface FactChanges {
  readonly set: ReadonlyMap<number, FactValue>;
  readonly files: readonly { id: number; field: string; upload: UploadedFile }[];
  readonly cleared: readonly number[];
}

const NUMBER = /^[+-]?\d{1,15}(\.\d{1,6})?$/;

const refuse = (field: string, message: string) =>
  new DomainError('validation', `The field ${field} ${message}.`, { fields: { [field]: message } });

const isFile = (value: SentFact['value']): value is UploadedFile =>
  typeof value === 'object' && 'bytes' in value;

/** Deployed clients send our list back as the text `[Pool, Gym]`, cut at its commas. */
const withoutBrackets = (item: string) => item.replace(/^\[/, '').replace(/\]$/, '');

/** Several choices arrive as a list, as the same list in JSON, or as an object of them by number: `{"0":"Pool","1":"Gym"}`. */
function choices(value: string | readonly string[]): readonly string[] | undefined {
  if (typeof value !== 'string') return value;
  if (!/^[[{]/.test(value)) return undefined;
  try {
    const parsed = JSON.parse(value) as unknown;
    const items: unknown[] = typeof parsed === 'object' && parsed !== null ? Object.values(parsed) : [parsed];
    if (!items.every((item) => typeof item === 'string')) return undefined;
    return Array.isArray(parsed) ? items : items.map(withoutBrackets);
  } catch {
    return undefined;
  }
}

const isOffered = ({ options }: FactDefinition, value: string) => options === null || options.includes(value);

const isWithin = ({ low, most, step }: Bounds, value: number) =>
  ('above' in low ? value > low.above : value >= low.from) &&
  value <= most &&
  (!step || Number.isInteger(value / step));

const kinds = { 1: 'a whole number', 0.5: 'a whole or half number' } as const;

function wordsOf({ low, most, step }: Bounds): string {
  const kind = step ? kinds[step] : 'a number';
  return 'above' in low
    ? `${kind} above ${low.above} and at most ${most}`
    : `${kind} from ${low.from} to ${most}`;
}

/** A number beyond its bounds stays when an old one comes back unchanged: deployed clients send all facts with each change. */
function checkNumber(fact: FactDefinition, sent: string, field: string, { year, present }: FactContext) {
  if (!NUMBER.test(sent)) throw refuse(field, `must be a number for ${fact.name}`);
  const bounds = boundsOf(fact.quantity, year);
  if (bounds && !isWithin(bounds, Number(sent)) && present?.get(fact.id) !== sent)
    throw refuse(field, `must be ${wordsOf(bounds)} for ${fact.name}`);
}

/** Checks one stated value against the definition; undefined when nothing is stated. */
function statedValue(
  fact: FactDefinition,
  sent: string | readonly string[],
  field: string,
  context: FactContext,
): FactValue | undefined {
  const several = choices(sent);
  if (fact.type === 'checkbox') {
    const chosen =
      several ?? (typeof sent === 'string' && !isOffered(fact, sent) ? sent.split(',') : [sent as string]);
    const items = [...new Set(chosen.map((item) => item.trim()).filter(Boolean))];
    if (!items.every((item) => isOffered(fact, item)))
      throw refuse(field, `must be among the options of ${fact.name}`);
    if (!items.length) return undefined;
    // Plain csv comes back as it was sent (docs/spec/listings.md#small-shapes).
    return several ? items : String(sent);
  }
  if (typeof sent !== 'string') throw refuse(field, `must be one value for ${fact.name}`);
  if (fact.type === 'number') checkNumber(fact, sent, field, context);
  if (['dropdown', 'radiobutton'].includes(fact.type) && !isOffered(fact, sent))
    throw refuse(field, `must be one of the options of ${fact.name}`);
  return sent;
}

/** A fact of type file keeps its file when its present address comes back; no address is ever opened. */
function keepsFile(sent: string | readonly string[], present: FactValue | undefined) {
  const name = typeof present === 'string' ? present.split('/').at(-1) : undefined;
  return typeof sent === 'string' && Boolean(name) && sent.split('?')[0]!.endsWith(`/${name}`);
}

/**
 * Reads the attributes that a client sent for a listing of a category. The last of several values for one fact counts; an
 * empty one takes the fact away.
 */
export function readFacts(
  definitions: readonly FactDefinition[],
  sent: readonly SentFact[],
  context: FactContext,
): FactChanges {
  const byId = new Map(definitions.map((definition) => [definition.id, definition]));
  const set = new Map<number, FactValue>();
  const files = new Map<number, FactChanges['files'][number]>();
  const cleared = new Set<number>();
  for (const [index, { parameter_id: id, value }] of sent.entries()) {
    const field = `parameters.${index}.value`;
    const fact = byId.get(id);
    if (!fact) throw refuse(`parameters.${index}.parameter_id`, 'is not a fact of this category');
    set.delete(id);
    files.delete(id);
    cleared.delete(id);
    if (isFile(value)) {
      if (fact.type !== 'file') throw refuse(field, `must not be a file for ${fact.name}`);
      files.set(id, { id, field, upload: value });
      continue;
    }
    if (value === undefined || value === 'null' || value.length === 0) {
      cleared.add(id);
      continue;
    }
    if (fact.type === 'file') {
      if (!keepsFile(value, context.present?.get(id))) throw refuse(field, `must be a file for ${fact.name}`);
      continue;
    }
    const stated = statedValue(fact, value, field, context);
    if (stated === undefined) cleared.add(id);
    else set.set(id, stated);
  }
  return { set, files: [...files.values()], cleared: [...cleared] };
}

/** The facts of a call with its energy class, which is stated as a fact of the category. */
export function withEnergyClass(
  definitions: readonly FactDefinition[],
  {
    parameters,
    energy_class: energyClass,
  }: { parameters?: readonly SentFact[] | undefined; energy_class?: string | undefined },
): readonly SentFact[] {
  if (energyClass === undefined) return parameters ?? [];
  const fact = definitions.find(({ role }) => role === 'energy_class');
  if (!fact) throw refuse('energy_class', 'is not a fact of this category');
  return [...(parameters ?? []), { parameter_id: fact.id, value: energyClass }];
}

/** Every fact that the category requires must be stated in the end. */
export function requireFacts(definitions: readonly FactDefinition[], stated: ReadonlySet<number>): void {
  const missing = definitions.find(({ id, is_required }) => is_required && !stated.has(id));
  if (missing) throw refuse('parameters', `must state ${missing.name}`);
}
