import { ErrorState, LoadMore, LoadingBlocks, tokens } from '@lintel/ui';
import type { Pagination } from '@lintel/remote-kit';
import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface Props<Row> {
  list: Omit<Pagination<unknown, Row>, 'start'>;
  pageSize: number;
  /** Filters and order; left out where there is nothing to filter. */
  toolbar?: ReactNode;
  isFiltered?: boolean;
  /** In place of the list when it has no rows. */
  empty: ReactNode;
  children(rows: Row[]): ReactNode;
}

/** A list of own things that grows by "load more", in each of its states, below what filters it. */
export function OwnList<Row>({ toolbar, isFiltered = true, ...list }: Props<Row>) {
  const { rows, error, pending } = useUnit({
    rows: list.list.$rows,
    error: list.list.$error,
    pending: list.list.$pending,
  });
  const hasNone = rows.length === 0 && !error && !pending && !isFiltered;
  return (
    <>
      {!hasNone && toolbar}
      <Rows {...list} />
    </>
  );
}

function Rows<Row>({ list, pageSize, empty, children }: Omit<Props<Row>, 'toolbar' | 'isFiltered'>) {
  const { rows, total, error, pending, pendingMore, more, retry } = useUnit({
    rows: list.$rows,
    total: list.$total,
    error: list.$error,
    pending: list.$pending,
    pendingMore: list.$pendingMore,
    more: list.more,
    retry: list.retry,
  });
  if (error && rows.length === 0)
    return <ErrorState error={error} onRetry={() => retry()} retrying={pending} />;
  if (pending && rows.length === 0) return <LoadingBlocks height="104px" count={4} />;
  if (rows.length === 0) return <div role="status">{empty}</div>;
  return (
    <Stack aria-busy={pending}>
      {children(rows)}
      {error && <ErrorState error={error} onRetry={() => retry()} />}
      <LoadMore
        shown={rows.length}
        total={total}
        step={pageSize}
        onMore={() => more()}
        busy={pendingMore || pending}
        pending={pending}
      />
    </Stack>
  );
}

const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;
