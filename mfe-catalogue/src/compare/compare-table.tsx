import type { ComparedProperty } from '@lintel/api-contract';
import { useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { media, Switch, tokens } from '@lintel/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { ComparisonQuery } from '#compare/model/compare-address.ts';
import { CompareHead } from './compare-head.tsx';
import { CompareRow, rowGrid } from './compare-row.tsx';
import { differences, rowsOf, statedByBoth, type RowGroup } from '#compare/model/rows.ts';

interface Props {
  a: ComparedProperty;
  b: ComparedProperty;
  shown: Pick<ComparisonQuery, 'onlyDifferences' | 'allRows'>;
  onShown(change: Partial<Props['shown']>): void;
}

const groups = {
  price: 'comparison.group.price',
  facts: 'comparison.group.facts',
  places: 'comparison.group.places',
  listing: 'comparison.group.listing',
} as const satisfies Record<RowGroup, string>;

/** What the two state, row by row; at first only what both state. On a phone each row's name stands above its two values. */
export function CompareTable({ a, b, shown, onShown }: Props) {
  const { t } = useDeferredTranslation();
  const { t: common } = useTranslation();
  const style = { locale: useLocale(), currency: useCurrency() };
  const all = rowsOf(a, b, style);
  const comparable = shown.allRows ? all : statedByBoth(all);
  const rows = shown.onlyDifferences ? differences(comparable) : comparable;
  return (
    <section aria-label={t('comparison.table')}>
      <Switches>
        <Switch
          label={t('comparison.onlyDifferences')}
          hint={t('comparison.rowsShown', { shown: rows.length, total: all.length })}
          checked={shown.onlyDifferences}
          onChange={({ target }) => onShown({ onlyDifferences: target.checked })}
        />
        <Switch
          label={t('comparison.allRows')}
          hint={t('comparison.allRowsHint')}
          checked={shown.allRows}
          onChange={({ target }) => onShown({ allRows: target.checked })}
        />
      </Switches>
      <Table role="table" aria-label={t('comparison.table')}>
        <div role="rowgroup">
          <CompareHead a={a} b={b} />
        </div>
        {(Object.keys(groups) as RowGroup[]).map((group) => {
          const inGroup = rows.filter((row) => row.group === group);
          if (inGroup.length === 0) return <Fragment key={group} />;
          return (
            <div key={group} role="rowgroup">
              <GroupName role="row">
                <span role="columnheader" aria-colspan={3}>
                  {t(groups[group])}
                </span>
              </GroupName>
              {inGroup.map((row) => (
                <CompareRow key={row.key} row={row} missing={common('notStated')} />
              ))}
            </div>
          );
        })}
      </Table>
    </section>
  );
}

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]} ${tokens.space[10]};
  margin-block-start: ${tokens.space[8]};
  ${media.print} {
    display: none;
  }
`;
const Table = styled.div`
  ${rowGrid}
  margin-block-start: ${tokens.space[4]};
`;
const GroupName = styled.div`
  padding-block: ${tokens.space[6]} ${tokens.space[2]};
  border-block-end: 2px solid ${tokens.color.border.hairline};
  font: ${tokens.font.h3};
`;
