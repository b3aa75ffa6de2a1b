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

type Label = (value: string, parts: LabelParts) => string;

const attributeLabel: Label = (id, { t, attribute }) => attribute(id) ?? t('search.chip.fact', { id });
const asWritten: Label = (value) => value;

/** The text of each chip. */
export const filterLabels = {
  type: (value, { common }) => common(value === 'rent' ? 'dealType.rent' : 'dealType.sell'),
  category: (slug, { category }) => category(slug) ?? slug,
  city: (name, { city }) => city(name) ?? name,
  state: asWritten,
  country: asWritten,
  q: (words, { t }) => t('search.chip.words', { words }),
  since: (value, { t }) => t(value === 'week' ? 'search.filters.week' : 'search.filters.yesterday'),
  promoted: (_, { t }) => t('search.filters.promoted'),
  premium: (_, { t }) => t('search.filters.premium'),
  min: (value, { t, money }) => t('search.chip.min', { price: money(value) }),
  max: (value, { t, money }) => t('search.chip.max', { price: money(value) }),
  radius: (distance, { t }) => t('search.filters.within', { distance }),
  beds: (value, { t }) => t('search.chip.beds', { count: Number(value) }),
  baths: (value, { t }) => t('search.chip.baths', { count: Number(value) }),
  areaMin: (value, { t, area }) => t('search.chip.areaMin', { area: area(value) }),
  areaMax: (value, { t, area }) => t('search.chip.areaMax', { area: area(value) }),
  energy: (value, { t }) => t('search.chip.energy', { value }),
  attributes: attributeLabel,
  features: attributeLabel,
  nearby: (value, { t, place, distance }) => {
    const [id = '', within = ''] = value.split(':');
    return t('search.chip.near', {
      place: place(id) ?? t('search.chip.place'),
      distance: distance(within),
    });
  },
  organic: (_, { t }) => t('search.filters.organic'),
  areas: (value, { t }) => t('search.chip.areas', { count: Number(value) }),
  box: (_, { t }) => t('search.chip.box'),
} satisfies Record<FilterKind, Label>;
