import { useLocale } from '@lintel/i18n';
import { useShell } from '@lintel/remote-kit';
import { NumberField, PageBody, SegmentedControl, Select, tokens } from '@lintel/ui';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { addresses } from '#common/addresses.ts';
import { useSettledAddress } from '#common/layout/use-settled-address.ts';
import { areaUnits, convert, DIGITS, lengthUnits, problemOf, SMALLEST, type Mode } from './units.ts';

/** @public fetched with this part, by name */
export { default as texts } from '#locales/all.ts';

const unitsOf = { area: areaUnits, length: lengthUnits } as const;
/** What people convert from most. */
const usual = { area: 'squareMetre', length: 'kilometre' } as const;

/** `/area-converter`: one amount in all units at once, with what each unit is. */
export default function AreaConverterPage() {
  const { t } = useDeferredTranslation();
  const { describePage } = useShell();
  useEffect(
    () => describePage({ title: t('converter.title'), description: t('converter.lead') }),
    [describePage, t],
  );
  const [search] = useSearchParams();
  const [mode, setMode] = useState<Mode>(search.get('mode') === 'length' ? 'length' : 'area');
  const [typed, setTyped] = useState<number | undefined>(() => amountOf(search.get('value')));
  const problem = problemOf(typed);
  const value = problem ? undefined : typed;
  const [units, setUnits] = useState<Record<Mode, string>>(() => ({
    ...usual,
    [mode]: unitOf(mode, search.get('from')),
  }));
  const factors: Record<string, number> = unitsOf[mode];
  const from = units[mode];
  const [isEdited, setEdited] = useState(false);
  useSettledAddress(isEdited ? addressOf(mode, typed, from) : null);
  const edited =
    <Value,>(set: (value: Value) => void) =>
    (next: Value) => {
      setEdited(true);
      set(next);
    };
  const rows = Object.keys(factors);
  const name = (unit: string) => t(`converter.unit.${unit as keyof typeof areaUnits}`);
  return (
    <PageBody title={t('converter.title')} lead={t('converter.lead')}>
      <Form>
        <SegmentedControl
          label={t('converter.what')}
          value={mode}
          onValue={edited(setMode)}
          options={[
            { value: 'area', label: t('converter.area') },
            { value: 'length', label: t('converter.length') },
          ]}
        />
        <NumberField
          label={t('converter.value')}
          value={typed}
          onValue={edited(setTyped)}
          error={problem && t(`converter.${problem}`)}
        />
        <Select
          label={t('converter.from')}
          value={from}
          onChange={edited(({ target }) => setUnits({ ...units, [mode]: target.value }))}
          options={rows.map((unit) => ({ value: unit, label: name(unit) }))}
        />
      </Form>
      <Results aria-label={t('converter.results')} aria-live="polite">
        {rows.map((unit) => (
          <li key={unit} data-state={unit === from ? 'from' : 'to'}>
            <strong>{name(unit)}</strong>
            <Amount
              value={value === undefined ? undefined : convert(value, factors[from]!, factors[unit]!)}
            />
            <small>{t(`converter.definition.${unit as keyof typeof areaUnits}`)}</small>
          </li>
        ))}
      </Results>
      <Note>{t('converter.regions')}</Note>
    </PageBody>
  );
}

/** The amount that an address names; 100 where it names none, or none that can be read. */
const amountOf = (text: string | null): number =>
  text?.trim() && Number.isFinite(Number(text)) ? Number(text) : 100;

/** The unit that an address names; the usual unit where it names none of this kind. */
const unitOf = (mode: Mode, name: string | null): string =>
  name !== null && Object.hasOwn(unitsOf[mode], name) ? name : usual[mode];

/** The address of what is converted, to keep and to share. */
const addressOf = (mode: Mode, value: number | undefined, from: string): string => {
  const query = new URLSearchParams(mode === 'length' ? { mode } : {});
  if (value !== undefined) query.set('value', String(value));
  query.set('from', from);
  return `${addresses.areaConverter}?${query.toString()}`;
};

/** The digits that mean something. An amount below the smallest one is shown as “less than” instead of a row of zeros. */
function Amount({ value }: { value: number | undefined }) {
  const locale = useLocale();
  if (value === undefined) return <output>–</output>;
  const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, { maximumSignificantDigits: DIGITS });
  const isTiny = value > 0 && value < SMALLEST;
  return <output dir="ltr">{isTiny ? `< ${format.format(SMALLEST)}` : format.format(value)}</output>;
}

const { color, space } = tokens;

const Form = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: ${space[5]};
  align-items: end;
  max-inline-size: 840px;
`;
const Results = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 260px), 1fr));
  gap: ${space[3]};
  li {
    display: grid;
    gap: ${space[1]};
    padding: ${space[4]};
    border: 1px solid ${color.border.hairline};
    border-radius: ${tokens.radius.card};
    background: ${color.surface.raised};
  }
  li[data-state='from'] {
    border-color: ${color.action.default};
    background: ${color.action.tint};
    color: ${color.action.onTint};
  }
  strong {
    font: ${tokens.font.smallStrong};
  }
  output {
    font: ${tokens.font.price};
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
    text-align: -webkit-match-parent;
    text-align: match-parent;
  }
  small {
    color: ${color.text.muted};
    font: ${tokens.font.small};
  }
  li[data-state='from'] small {
    color: inherit;
  }
`;
const Note = styled.p`
  max-inline-size: ${tokens.size.reading};
  color: ${color.text.muted};
  font: ${tokens.font.small};
`;
