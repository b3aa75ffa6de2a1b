import { media, Skeleton, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';

/** One row of pictures in the exact place of the first section: what is below is not in view yet. */
export function HomeSkeleton() {
  const { t } = useTranslation();
  return (
    <Place role="status" aria-label={t('state.loading')}>
      <Head>
        <Skeleton width="220px" height="30px" />
      </Head>
      <Row>
        {[1, 2, 3, 4].map((picture) => (
          <Skeleton key={picture} ratio="16 / 9" shape="box" />
        ))}
      </Row>
    </Place>
  );
}

const Place = styled.div`
  min-block-size: 100vh;
`;

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
