import { formatCount, formatList, useLocale } from '@lintel/i18n';
import { useTranslation } from 'react-i18next';
import type { Clash } from '#common/form-sending/open-form.ts';
import type { NewerAnswer } from './newer-note.tsx';

const labels = {
  title: 'form.basics.title',
  description: 'form.basics.description',
  deal: 'form.basics.deal',
  category: 'form.facts.category',
  type: 'projects.column.type',
  price: 'form.price.price',
  period: 'form.price.period',
  isPremium: 'form.price.premium',
  address: 'form.place.address',
  clientAddress: 'form.place.contact',
  city: 'form.place.city',
  state: 'form.place.state',
  country: 'form.place.country',
  latitude: 'form.newer.pin',
  units: 'form.step.units',
  plans: 'form.step.plans',
  photos: 'form.photos.label',
  panorama: 'form.photos.panorama',
  video: 'form.photos.video',
  documents: 'form.documents.label',
  slug: 'form.search.slug',
  metaTitle: 'form.search.title',
  metaDescription: 'form.search.description',
  keywords: 'form.search.keywords',
  metaImage: 'form.search.image',
} as const;

const isNamed = (field: string): field is keyof typeof labels => Object.hasOwn(labels, field);

type Item = string | { title?: string; name?: string };
const nameOf = (item: Item) => (typeof item === 'string' ? item : (item.title ?? item.name ?? ''));

/** What the fields of both kinds of forms are called, and what they state, in words. */
export function useFieldWords(): (clash: Clash) => NewerAnswer {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const words = (value: unknown): string => {
    if (value === undefined || value === null) return '';
    if (typeof value === 'boolean') return t(value ? 'form.newer.yes' : 'form.newer.no');
    if (typeof value === 'number') return formatCount(value, locale);
    return Array.isArray(value) ? formatList((value as Item[]).map(nameOf), locale) : String(value as string);
  };
  const valueOf = ({ field, newer }: Clash): string => {
    // Names of photos are of no use to a user; degrees are written alike everywhere.
    if (field === 'photos') return formatCount((newer[field] as readonly unknown[]).length, locale);
    return field === 'latitude' ? Object.values(newer).join(', ') : words(newer[field]);
  };
  return (clash) => ({
    field: clash.field,
    label: isNamed(clash.field) ? t(labels[clash.field]) : clash.field,
    value: valueOf(clash),
  });
}
