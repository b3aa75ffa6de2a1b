import type { Clash } from '#common/form-sending/open-form.ts';
import { mergeFields, type Versions } from './merge-fields.ts';
import { mergeRows, ownRows } from './merge-rows.ts';
import { isSame } from './same-value.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Lists whose rows are merged one by one. */
const LISTS = new Set(['photos', 'documents', 'units', 'plans']);
/** Steps that the user finished are of this form alone. */
const OWN = 'finished';

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Blob);

/** Values by their path: `price`, `facts.f3`. `records`: names of parts that are records. */
const flat = (values: Fields, records: ReadonlySet<string>): Fields =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      records.has(name)
        ? Object.entries((value ?? {}) as Fields).map(([key, part]) => [`${name}.${key}`, part])
        : [[name, value]],
    ),
  );

const withPath = (values: Fields, path: string, value: unknown): Fields => {
  const [name, key] = path.split('.') as [string, string?];
  if (key === undefined) return { ...values, [name]: value };
  const { [key]: _, ...others } = (values[name] ?? {}) as Fields;
  return { ...values, [name]: value === undefined ? others : { ...others, [key]: value } };
};

/** Whether the newer values of a field are still those of the listing. */
export const isCurrent = ({ newer }: Clash, values: object): boolean =>
  Object.entries(newer).every(([path, value]) => {
    const [name, key] = path.split('.') as [string, string?];
    const part = (values as Fields)[name];
    return isSame(value, key === undefined ? part : (part as Fields | undefined)?.[key]);
  });

/** A place has two coordinates; a file as a fact is answered by a new one or by the stored one. */
const groupOf = (path: string) =>
  path === 'longitude' ? 'latitude' : path.replace(/^factFiles\./, 'facts.');

/** The form on top of its listing as it is now: each field as the side has it that changed it since, the user's where both did. */
export function mergeForms<Values extends object>({ before, values, newer }: Versions<Values>) {
  const versions = [before, values, newer] as Fields[];
  const records = new Set(
    versions.flatMap((version) => Object.keys(version).filter((name) => isRecord(version[name]))),
  );
  const [was, own, now] = versions.map((version) => flat(version, records)) as [Fields, Fields, Fields];
  const { merged, clashes, hasNewer } = mergeFields(
    { before: was, values: own, newer: { ...now, [OWN]: own[OWN] } },
    { groupOf, isSame, mergeWithin: (list, field) => (LISTS.has(field) ? mergeRows(list) : null) },
  );
  const empty: Fields = Object.fromEntries([...records].map((name) => [name, {}]));
  const stated = Object.entries(merged).filter(([, value]) => value !== undefined);
  return {
    values: stated.reduce((all, [path, value]) => withPath(all, path, value), empty) as Values,
    clashes: clashes as Clash[],
    hasNewer,
  };
}

/** The form with the newer values of these fields; what the user added to a list stays in it. */
export const withNewer = <Values extends object>(values: Values, clashes: readonly Clash[]): Values =>
  clashes
    .flatMap(({ newer }) => Object.entries(newer))
    .reduce<Fields>(
      (all, [path, value]) =>
        withPath(
          all,
          path,
          LISTS.has(path) ? [...((value ?? []) as unknown[]), ...ownRows(all[path])] : value,
        ),
      values as Fields,
    ) as Values;
