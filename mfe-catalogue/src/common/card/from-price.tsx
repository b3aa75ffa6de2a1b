import type { ProjectCard } from '@lintel/api-contract';
import { useCurrency } from '@lintel/remote-kit';
import { PriceTag, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';

type Offer = Pick<ProjectCard, 'price_from' | 'units_available'>;

interface Props {
  project: Offer;
  size?: 'card' | 'detail';
}

/** The price of the cheapest home in a project that is still to be had; nothing of projects that do not say what they sell. */
export function FromPrice({ project: { price_from: price, units_available: left }, size = 'card' }: Props) {
  const { t } = useDeferredTranslation();
  const currency = useCurrency();
  if (left === undefined) return null;
  if (left === 0) return <Line data-gone>{t('projects.soldOut')}</Line>;
  return (
    <Line>
      {price ? <span>{t('projects.from')}</span> : null}
      <PriceTag value={price ?? 0} currency={currency} size={size} />
    </Line>
  );
}

/** How many homes of a project are to be had; `undefined` where it is unknown, and where "sold out" shows it already. */
export function useUnitsLeft({ units_available: left = 0 }: Offer): string | undefined {
  const { t } = useDeferredTranslation();
  return left > 0 ? t('projects.available', { count: left }) : undefined;
}

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${tokens.space[1]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  &[data-gone] {
    color: ${tokens.color.text.default};
    font: ${tokens.font.bodyStrong};
  }
`;
