import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { tokens } from '../tokens/tokens.ts';
import { Skeleton } from './skeleton.tsx';

export interface LoadingBlocksProps {
  /** CSS length of each block: the height that the content will have. */
  height: string;
  /** Blocks below each other, such as rows of a list; default one. */
  count?: number;
}

/** Stands where a panel or the rows of a list will be; screen readers hear that the content loads. */
export function LoadingBlocks({ height, count = 1 }: LoadingBlocksProps) {
  const { t } = useTranslation();
  return (
    <Blocks role="status" aria-busy aria-label={t('state.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="box" height={height} />
      ))}
    </Blocks>
  );
}

const Blocks = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
