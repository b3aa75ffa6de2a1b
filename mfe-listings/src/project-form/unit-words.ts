import { formatCount, formatList, formatMoney, useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { useTranslation } from 'react-i18next';
import { isSame } from '#common/form-values/same-value.ts';
import type { UnitValues } from './form/project-values.ts';

const parts = ['available', 'bedrooms', 'area', 'price'] as const;

/** Kinds of homes that differ from those of the user, in words: their names, with the parts that differ. */
export function useUnitWords(): (newer: readonly UnitValues[], own: readonly UnitValues[]) => string {
  const { t } = useTranslation('mfe-listings');
  const locale = useLocale();
  const currency = useCurrency();
  const valueOf = (unit: UnitValues, part: (typeof parts)[number]) => {
    const value = unit[part];
    if (value === undefined) return t('form.facts.none');
    return part === 'price'
      ? formatMoney(value, { ...currency, suffix: false, locale })
      : formatCount(value, locale);
  };
  return (newer, own) =>
    formatList(
      newer.flatMap((unit) => {
        const mine = own.find(({ id }) => id === unit.id);
        const differing = parts.filter((part) => !isSame(mine?.[part], unit[part]));
        if (differing.length === 0 && mine?.title.trim() === unit.title.trim()) return [];
        const stated = differing.map((part) =>
          t('form.newer.part', { label: t(`form.units.${part}`), value: valueOf(unit, part) }),
        );
        return stated.length > 0
          ? t('form.newer.home', { name: unit.title, parts: formatList(stated, locale) })
          : unit.title;
      }),
      locale,
    );
}
