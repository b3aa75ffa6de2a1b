type Fields = Readonly<Record<string, unknown>>;

/** Three versions: as it was when the form began, as the user has it in the form, and as the back end has it now. */
export interface Versions<Value> {
  before: Value;
  values: Value;
  newer: Value;
}

/** What became of three versions of one field. */
export interface Merged<Value> {
  value: Value;
  /** Both changed it, and the user's stays. */
  isClash: boolean;
  /** Something in it is of the newer version alone. */
  hasNewer: boolean;
}

/** Some fields as they are now, where the user has others. */
export interface FieldClash {
  field: string;
  newer: Fields;
}

interface Rules {
  /** Fields with the same group are kept or taken together; the group is called by one of them. */
  groupOf(field: string): string;
  isSame(one: unknown, other: unknown, field: string): boolean;
  /** Merges what both changed within a field; null: the field is one value. */
  mergeWithin?(versions: Versions<unknown>, field: string): Merged<unknown> | null;
}

/** Each field as the side has it that changed it; as the user has it where both did. */
export function mergeFields({ before, values, newer }: Versions<Fields>, rules: Rules) {
  const { groupOf, isSame, mergeWithin = () => null } = rules;
  const merged: Record<string, unknown> = {};
  const clashes: FieldClash[] = [];
  let hasNewer = false;
  const names = Object.keys({ ...values, ...newer });
  for (const group of new Set(names.map(groupOf))) {
    const fields = names.filter((name) => groupOf(name) === group);
    const differ = (one: Fields, other: Fields) =>
      fields.some((field) => !isSame(one[field], other[field], field));
    const isOwn = differ(before, values);
    const isNewer = differ(before, newer) && differ(values, newer);
    const [only] = fields;
    const versions = { before: before[only!], values: values[only!], newer: newer[only!] };
    const within = isOwn && isNewer && fields.length === 1 ? mergeWithin(versions, only!) : null;
    if (within) merged[only!] = within.value;
    else for (const field of fields) merged[field] = (isOwn ? values : newer)[field];
    hasNewer ||= within ? within.hasNewer : isNewer && !isOwn;
    if (within ? within.isClash : isOwn && isNewer)
      clashes.push({
        field: group,
        newer: Object.fromEntries(fields.map((field) => [field, newer[field]])),
      });
  }
  return { merged, clashes, hasNewer };
}
