import type { ComparedProperty } from '@lintel/api-contract';
import { useLocale } from '@lintel/i18n';
import { useCurrency } from '@lintel/remote-kit';
import { Switch, tokens } from '@lintel/ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useLaterTexts } from '#later-texts.ts';
import { CompareHead } from './compare-head.tsx';
import { CompareRow, rowGrid } from './compare-row.tsx';
import { differences, rowsOf, type Group } from './rows.ts';

interface Props {
  a: ComparedProperty;
  b: ComparedProperty;
  onlyDifferences: boolean;
  onOnlyDifferences(only: boolean): void;
}

const groups = {
  price: 'compare.group.price',
  facts: 'compare.group.facts',
  places: 'compare.group.places',
  listing: 'compare.group.listing',
} as const satisfies Record<Group, string>;

/** Everything that the two state, row by row. On a phone each row's name stands above its two values. */
export function CompareTable({ a, b, onlyDifferences, onOnlyDifferences }: Props) {
  const { t } = useLaterTexts();
  const { t: common } = useTranslation();
  const style = { locale: useLocale(), currency: useCurrency() };
  const all = rowsOf(a, b, style);
  const rows = onlyDifferences ? differences(all) : all;
  return (
    <section aria-label={t('compare.table')}>
      <Switch
        label={t('compare.onlyDifferences')}
        hint={t('compare.rowsShown', { shown: rows.length, total: all.length })}
        checked={onlyDifferences}
        onChange={({ target }) => onOnlyDifferences(target.checked)}
      />
      <Table role="table" aria-label={t('compare.table')}>
        <div role="rowgroup">
          <CompareHead a={a} b={b} />
        </div>
        {(Object.keys(groups) as Group[]).map((group) => {
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

const Table = styled.div`
  ${rowGrid}
  margin-block-start: ${tokens.space[4]};
`;
const GroupName = styled.div`
  padding-block: ${tokens.space[6]} ${tokens.space[2]};
  border-block-end: 2px solid ${tokens.color.border.hairline};
  font: ${tokens.font.h3};
`;
