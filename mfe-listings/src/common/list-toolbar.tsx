import { Checkbox, DelayedSearchField, SegmentedControl, Select, tokens } from '@lintel/ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** What the lists of own properties and of own projects have in common of their queries. */
interface ListQuery<Show extends string, Order extends string> {
  show: Show;
  /** Part of a title. */
  words: string;
  featured: boolean;
  sort: Order;
}

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: string;
}

interface Props<Show extends string, Order extends string> {
  query: ListQuery<Show, Order>;
  onQuery(change: Partial<ListQuery<Show, Order>>, options?: { replace: boolean }): void;
  states: readonly Choice<Show>[];
  orders: readonly Choice<Order>[];
  /** Further filters, beside the order. */
  children?: ReactNode;
}

/** Which of the own listings or projects are shown, and in which order; all of it is in the address. */
export function ListToolbar<Show extends string, Order extends string>({
  query,
  onQuery,
  states,
  orders,
  children,
}: Props<Show, Order>) {
  const { t } = useTranslation('mfe-listings');
  return (
    <Bar role="search" aria-label={t('properties.filter.all')}>
      <SegmentedControl
        label={t('properties.filter.label')}
        value={query.show}
        onValue={(show) => onQuery({ show })}
        options={[...states]}
      />
      <Row>
        <DelayedSearchField
          label={t('properties.search')}
          words={query.words}
          onWords={(words, options) => onQuery({ words }, options)}
        />
        {children}
        <Select
          label={t('properties.sort.label')}
          value={query.sort}
          onChange={({ target }) => {
            const chosen = orders.find(({ value }) => value === target.value);
            if (chosen) onQuery({ sort: chosen.value });
          }}
          options={[...orders]}
        />
        <Checkbox
          label={t('properties.onlyFeatured')}
          checked={query.featured}
          onChange={({ target }) => onQuery({ featured: target.checked })}
        />
      </Row>
    </Bar>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
  gap: ${tokens.space[3]} ${tokens.space[4]};
  align-items: end;
`;
