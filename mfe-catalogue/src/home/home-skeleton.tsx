import { media, Skeleton, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { PropertyCardSkeleton } from '#common/card/property-card-skeleton.tsx';

/** Two rows of cards in the exact place of the first sections. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <>
      {[1, 2].map((row) => (
        <div
          key={row}
          role={row === 1 ? 'status' : undefined}
          aria-label={row === 1 ? t('state.loading') : undefined}
        >
          <Head>
            <Skeleton width="220px" height="30px" />
          </Head>
          <Row>
            {[1, 2, 3, 4].map((card) => (
              <PropertyCardSkeleton key={card} />
            ))}
          </Row>
        </div>
      ))}
    </>
  );
}

const Head = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${tokens.size.touch};
  margin-block-end: ${tokens.space[4]};
`;
const Row = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: min(82%, 320px);
  gap: ${tokens.space[4]};
  overflow: hidden;
  ${media.laptop} {
    grid-auto-columns: calc((100% - 2 * ${tokens.space[6]}) / 3);
    gap: ${tokens.space[6]};
  }
  ${media.desktop} {
    grid-auto-columns: calc((100% - 3 * ${tokens.space[6]}) / 4);
  }
`;
