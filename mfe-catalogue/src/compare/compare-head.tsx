import type { ComparedProperty } from '@lintel/api-contract';
import { useCurrency } from '@lintel/remote-kit';
import { PriceTag, tokens, VisuallyHidden } from '@lintel/ui';
import styled from 'styled-components';
import { rentPeriod } from '#common/listing/listing.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import { Letter, letters } from './compare-letter.tsx';

/** Which column is which home, in short; stays in view while the rows scroll. */
export function CompareHead({ a, b }: { a: ComparedProperty; b: ComparedProperty }) {
  const { t } = useDeferredTranslation();
  return (
    <Head role="row" data-row>
      <div role="columnheader">
        <VisuallyHidden>{t('comparison.what')}</VisuallyHidden>
      </div>
      <Home home={a} letter={letters.a} />
      <Home home={b} letter={letters.b} />
    </Head>
  );
}

function Home({ home, letter }: { home: ComparedProperty; letter: string }) {
  const currency = useCurrency();
  return (
    <Cell role="columnheader">
      <Letter>{letter}</Letter>
      <div>
        <PriceTag value={home.price} currency={currency} period={rentPeriod(home)} />
        <p dir="auto">{home.title}</p>
      </div>
    </Cell>
  );
}

const Head = styled.div`
  position: sticky;
  inset-block-start: ${tokens.size.header};
  z-index: ${tokens.layer.raised};
  padding-block: ${tokens.space[3]};
  border-block-end: 1px solid ${tokens.color.border.hairline};
  background: ${tokens.color.surface.canvas};
`;
const Cell = styled.div`
  display: flex;
  gap: ${tokens.space[2]};
  min-inline-size: 0;
  > div {
    min-inline-size: 0;
  }
  p {
    overflow: hidden;
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
