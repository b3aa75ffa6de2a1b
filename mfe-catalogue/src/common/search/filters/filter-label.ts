import type { TFunction } from 'i18next';
import type { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { FilterKind } from './applied-filters.ts';

/** What labels are made of: texts, figures and names in the language on screen. */
export interface LabelParts {
  t: ReturnType<typeof useDeferredTranslation>['t'];
  common: TFunction;
  money(value: string): string;
  area(value: string): string;
  distance(value: string): string;
  /** Names of the back end; undefined until they are known. */
  category(slug: string): string | undefined;
  city(name: string): string | undefined;
  attribute(id: string): string | undefined;
  place(id: string): string | undefined;
}

/** The text of a chip: its value for reading. */
export type LabelFormatter = (value: string, parts: LabelParts, kind: FilterKind) => string;
