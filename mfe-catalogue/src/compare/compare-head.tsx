import type { ComparedProperty } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { useCurrency } from '@lintel/remote-kit';
import { media, Photo, PriceTag, TextLink, tokens, VisuallyHidden } from '@lintel/ui';
import styled from 'styled-components';
import { useLaterTexts } from '#later-texts.ts';
import { rentPeriod } from '#common/card/listing.ts';

/** What the two sides are called; the same in every language, as on a plan. */
export const letters = { a: 'A', b: 'B' } as const;

/** Both homes with photo and price; stays in view while the rows scroll. */
export function CompareHead({ a, b }: { a: ComparedProperty; b: ComparedProperty }) {
  const { t } = useLaterTexts();
  return (
    <Head role="row" data-row>
      <div role="columnheader">
        <VisuallyHidden>{t('compare.what')}</VisuallyHidden>
      </div>
      <Home home={a} letter={letters.a} />
      <Home home={b} letter={letters.b} />
    </Head>
  );
}

function Home({ home, letter }: { home: ComparedProperty; letter: string }) {
  const currency = useCurrency();
  const { title, title_image: image, price, slug_id: slug } = home;
  return (
    <Cell role="columnheader">
      <Photo src={image} alt="" ratio="4 / 3" sizes="160px" />
      <div>
        <PriceTag value={price} currency={currency} period={rentPeriod(home)} />
        <p>
          <Letter>{letter}</Letter>
          {slug ? (
            <TextLink to={paths.property(slug)} dir="auto">
              {title}
            </TextLink>
          ) : (
            <bdi>{title}</bdi>
          )}
        </p>
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
  display: grid;
  gap: ${tokens.space[2]};
  align-content: start;
  min-inline-size: 0;
  > span:first-child {
    max-inline-size: 160px;
    border-radius: ${tokens.radius.control};
  }
  p {
    display: flex;
    gap: ${tokens.space[2]};
    font: ${tokens.font.small};
  }
  a,
  bdi {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
  ${media.laptop} {
    grid-template-columns: 112px minmax(0, 1fr);
    gap: ${tokens.space[4]};
    align-items: center;
  }
`;
export const Letter = styled.b`
  flex: none;
  display: inline-grid;
  place-items: center;
  inline-size: 22px;
  block-size: 22px;
  border-radius: 50%;
  background: ${tokens.color.surface.inverse};
  color: ${tokens.color.text.inverse};
  font: ${tokens.font.micro};
  font-weight: 700;
`;
