import { PAGE_PLACEHOLDER_HEIGHT } from '@lintel/model-kit';
import { Skeleton, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { hasFirstPicture } from '#platform/first-picture.ts';

/** Placeholder of a page whose code is loading; empty where the document already contains the page's picture. */
export function PageSkeleton() {
  return (
    <Column aria-hidden>
      {!hasFirstPicture() && (
        <>
          <Skeleton width="min(320px, 60%)" height="38px" />
          <Cards>
            {Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} ratio="4 / 3" shape="box" />
            ))}
          </Cards>
        </>
      )}
    </Column>
  );
}

const Column = styled.div`
  display: grid;
  gap: ${tokens.space[8]};
  max-inline-size: ${tokens.size.page};
  min-block-size: ${PAGE_PLACEHOLDER_HEIGHT};
  align-content: start;
  margin-inline: auto;
  padding: ${tokens.space[8]} ${tokens.space.page};
`;
const Cards = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(260px, 100%), 1fr));
  gap: ${tokens.space[6]};
`;
