import { formatList, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import { useFieldWords } from '#common/form-newer/field-words.ts';
import { NewerNote, type NewerAnswer } from '#common/form-newer/newer-note.tsx';
import type { Clash } from '#common/form-sending/open-form.ts';
import { factText } from '#property-form/form/fact-text.ts';
import { $storedFacts } from '#property-form/form/load-property.ts';
import { $facts, categories, facilities, propertyForm } from '#property-form/form/property-form.model.ts';
import { usePropertyForm } from '#property-form/form/property-step.tsx';
import {
  keyOf,
  type Distance,
  type FactValue,
  type PropertyValues,
} from '#property-form/form/property-values.ts';

/** What of the property was changed elsewhere and here since the form began. */
export default function PropertyNewer() {
  const { form } = usePropertyForm();
  const { take, keep } = useUnit({ take: propertyForm.newerTaken, keep: propertyForm.ownKept });
  const words = usePropertyWords();
  return <NewerNote answers={form.clashes.map(words)} onTake={take} onKeep={keep} />;
}

function usePropertyWords(): (clash: Clash) => NewerAnswer {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const currency = useCurrency();
  const wordsOf = useFieldWords();
  const { facts, stored, kinds, places } = useUnit({
    facts: $facts,
    stored: $storedFacts,
    kinds: categories.$data,
    places: facilities.$data,
  });
  return (clash) => {
    const { field, newer } = clash;
    const { deal, category, price, period } = newer as Partial<PropertyValues>;
    const words = wordsOf(clash);
    if (deal) return { ...words, value: t(`properties.deal.${deal}`) };
    if (category)
      return { ...words, value: kinds?.data.find(({ id }) => String(id) === category)?.category ?? '' };
    if (price !== undefined)
      return { ...words, value: formatMoney(price, { ...currency, suffix: false, locale }) };
    if (period) return { ...words, value: t(`form.price.periods.${period}`) };
    const fact = facts.find(({ id }) => field === `facts.${keyOf(id)}`);
    if (fact)
      return {
        field,
        label: fact.translated_name ?? fact.name,
        value: factText(fact, newer[field] as FactValue, { stored, locale }),
      };
    const near = places?.data.find(({ id }) => field === `distances.${keyOf(id)}`);
    if (!near) return words;
    const { distance, place } = (newer[field] ?? {}) as Distance;
    return {
      field,
      label: near.name,
      value: formatList([wordsOf({ field, newer: { [field]: distance } }).value, place], locale),
    };
  };
}
