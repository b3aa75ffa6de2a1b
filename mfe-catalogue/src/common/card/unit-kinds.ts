import type { ProjectCard } from '@lintel/api-contract';

type Kinds = NonNullable<ProjectCard['unit_types']>;

/** Names that fit into a line of a card. */
const NAMES = 2;

/** What is to be had in a project, in a few words: from how many bedrooms to how many, else what the kinds are called. */
export type UnitKinds =
  | { bedrooms: number }
  | { from: number; to: number }
  | { names: string[]; more: number }
  | null;

export function unitKinds(kinds: Kinds = []): UnitKinds {
  if (kinds.length === 0) return null;
  const bedrooms = kinds.flatMap((kind) => kind.bedrooms ?? []);
  if (bedrooms.length < kinds.length) {
    const names = [...new Set(kinds.map(({ title }) => title))];
    return { names: names.slice(0, NAMES), more: Math.max(0, names.length - NAMES) };
  }
  const [from, to] = [Math.min(...bedrooms), Math.max(...bedrooms)];
  return from === to ? { bedrooms: from } : { from, to };
}
