import { Card, Skeleton, tokens } from '@lintel/ui';
import styled from 'styled-components';

/** The same boxes as {@link PropertyCard}, line by line, so that nothing moves when the listing comes. */
export function PropertyCardSkeleton() {
  return (
    <Card>
      <Skeleton ratio="4 / 3" shape="box" />
      <Lines>
        <Skeleton height="24px" width="45%" />
        <Skeleton height="20px" width="85%" />
        <Skeleton height="20px" width="60%" />
        <Skeleton height="20px" width="70%" />
        <Skeleton height="20px" width="35%" />
      </Lines>
    </Card>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[3]} ${tokens.space[4]} ${tokens.space[4]};
`;
