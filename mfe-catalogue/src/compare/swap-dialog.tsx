import type { ComparedProperty } from '@lintel/api-contract';
import { PartBoundary, useCurrency } from '@lintel/remote-kit';
import { Button, Dialog, ErrorState, Photo, PriceTag, Skeleton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import styled from 'styled-components';
import { rentPeriod } from '#common/listing/listing.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { swaps, SwapGate } from '#compare/model/compare.model.ts';

interface Props {
  /** The side that is kept; what takes the other's place has to be of its type. */
  stays: ComparedProperty;
  goes: ComparedProperty;
  onChoose(id: number): void;
  onClose(): void;
}

/** Homes that can take the place of one side of the comparison. */
export default function SwapDialog({ stays, goes, onChoose, onClose }: Props) {
  const { t } = useDeferredTranslation();
  const currency = useCurrency();
  const { answer, error, pending, refresh } = useUnit({
    answer: swaps.$data,
    error: swaps.$error,
    pending: swaps.$pending,
    refresh: swaps.refresh,
  });
  const others = answer?.data.filter(({ id }) => id !== stays.id && id !== goes.id);
  return (
    <Dialog kind="sheet" title={t('comparison.swapTitle')} onClose={onClose}>
      <SwapGate of={stays.id} />
      {others ? (
        <>
          {others.length === 0 && <p>{t('comparison.noOther')}</p>}
          <Homes role="list">
            {others.map((home) => (
              <PartBoundary key={home.id}>
                <li>
                  <Photo src={home.title_image} alt="" ratio="4 / 3" sizes="96px" />
                  <div>
                    <PriceTag value={home.price} currency={currency} period={rentPeriod(home)} />
                    <p dir="auto">{home.title}</p>
                  </div>
                  <Button
                    size="small"
                    tone="secondary"
                    aria-label={`${t('comparison.choose')}: ${home.title}`}
                    onClick={() => onChoose(home.id)}
                  >
                    {t('comparison.choose')}
                  </Button>
                </li>
              </PartBoundary>
            ))}
          </Homes>
        </>
      ) : error && !pending ? (
        <ErrorState error={error} onRetry={() => refresh()} />
      ) : (
        <Skeleton height="320px" shape="box" />
      )}
    </Dialog>
  );
}

const Homes = styled.ul`
  display: grid;
  gap: ${tokens.space[3]};
  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) auto;
    align-items: center;
    gap: ${tokens.space[3]};
  }
  li > span:first-child {
    border-radius: ${tokens.radius.control};
  }
  p {
    font: ${tokens.font.small};
    overflow-wrap: anywhere;
  }
`;
