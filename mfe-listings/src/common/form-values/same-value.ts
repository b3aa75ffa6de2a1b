import { pathOf } from '#common/form-files/same-file.ts';
import { isStated } from './is-stated.ts';

type Fields = Readonly<Record<string, unknown>>;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !isList(value) && !(value instanceof Blob);

/** Whether two answers state the same: an emptied one and one that is absent do, so do texts with other spaces around them. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other || (!isStated(one) && !isStated(other))) return true;
  if (typeof one === 'string' && typeof other === 'string') return one.trim() === other.trim();
  if (isList(one) && isList(other))
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  if (!isRecord(one) || !isRecord(other)) return false;
  return Object.keys({ ...one, ...other }).every((name) => isSamePart(one[name], other[name], name));
}

/** The same of a part of a file, plan or kind of home: an address is that of its file, whenever it ends. */
export function isSamePart(one: unknown, other: unknown, name: string): boolean {
  const areAddresses = name === 'address' && typeof one === 'string' && typeof other === 'string';
  return areAddresses ? pathOf(one) === pathOf(other) : isSame(one, other);
}
