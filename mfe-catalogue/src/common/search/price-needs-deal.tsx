import { tokens } from '@lintel/ui';
import styled from 'styled-components';
import type { SearchQuery } from '#common/search/filters/search-query.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

type Priced = Partial<Pick<SearchQuery, 'type' | 'min' | 'max'>>;

/** Whether a price can be asked for only once the deal is known. A price from an address can be changed without. */
export const needsDeal = ({ type, min, max }: Priced): boolean =>
  !type && min === undefined && max === undefined;

/** The part of a search with another deal. A price of the other deal goes: a rent is no sale price. */
export const withDeal = <Part extends Priced>(part: Part, type: SearchQuery['type']): Part => {
  const next = { ...part, type };
  if (part.type) for (const price of ['min', 'max'] as const) delete next[price];
  return next;
};

/** Stands in place of the price fields until a deal is chosen. */
export function PriceNeedsDeal({ legend }: { legend: string }) {
  const { t } = useDeferredTranslation();
  return (
    <Group>
      <legend>{legend}</legend>
      {t('search.filters.priceNeedsDeal')}
    </Group>
  );
}

const Group = styled.fieldset`
  min-inline-size: 0;
  padding: 0;
  border: 0;
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  legend {
    margin-block-end: ${tokens.space[1]};
    padding: 0;
    color: ${tokens.color.text.default};
    font: ${tokens.font.smallStrong};
  }
`;
