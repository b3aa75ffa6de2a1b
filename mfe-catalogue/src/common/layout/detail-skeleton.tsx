import { media, Skeleton, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { Waiting } from './waiting.tsx';

/** Gallery, head and contact card in their places. */
export function DetailSkeleton({ title }: { title: string }) {
  return (
    <Waiting title={title}>
      <Stage>
        <Skeleton height="100%" shape="box" />
      </Stage>
      <Split>
        <div>
          <Skeleton width="200px" height="36px" />
          <Skeleton width="70%" height="38px" />
          <Skeleton width="40%" height="26px" />
        </div>
        <Skeleton height="200px" shape="box" />
      </Split>
    </Waiting>
  );
}

const Stage = styled.div`
  aspect-ratio: 4 / 3;
  margin-block-start: ${tokens.space[3]};
  ${media.laptop} {
    aspect-ratio: 5 / 2;
    max-block-size: 520px;
  }
`;
const Split = styled.div`
  display: grid;
  gap: ${tokens.space[8]};
  margin-block-start: ${tokens.space[6]};
  > div {
    display: grid;
    gap: ${tokens.space[2]};
    align-content: start;
  }
  ${media.laptop} {
    grid-template-columns: minmax(0, 2fr) minmax(280px, 1fr);
  }
`;
