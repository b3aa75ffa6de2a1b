import type { ApiError } from '@lintel/api-contract';
import { PartBoundary } from '@lintel/remote-kit';
import { ErrorState, LoadMore, media, Skeleton, tokens } from '@lintel/ui';
import { useEffect, useRef, type CSSProperties, type ReactElement, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CardGrid } from './card-grid.tsx';
import styled from 'styled-components';

interface Props<Row> {
  /** What `createPagination` holds. */
  list: {
    rows: readonly Row[];
    total: number;
    pages: number;
    pending: boolean;
    pendingMore: boolean;
    error: ApiError | null;
    retry(): void;
  };
  /** Rows of one page. */
  step: number;
  onMore(): void;
  /** An `<li>` with a key. */
  renderRow(row: Row, index: number): ReactElement;
  /** Cards that need more room side by side than those of homes. */
  wide?: boolean;
  /** Columns on a wide screen, where the number of rows decides it. */
  columns?: number;
  /** Placeholders of the first page. */
  loading?: ReactNode;
  /** Instead of a list without rows. */
  empty: ReactNode;
}

const placeholders = [1, 2, 3, 4, 5, 6].map((key) => <Skeleton key={key} height="260px" shape="box" />);

/** Cards that grow by "load more", in all their states; the focus goes on at the first new one. */
export function GrowingList<Row>({
  list,
  step,
  onMore,
  renderRow,
  wide = false,
  columns,
  loading = placeholders,
  empty,
}: Props<Row>) {
  const { t } = useTranslation();
  const { rows, total, pages, pending, pendingMore, error, retry } = list;
  const grid = useRef<HTMLUListElement>(null);
  const from = useRef<number>(undefined);
  useEffect(() => {
    if (from.current === undefined || rows.length <= from.current) return;
    grid.current?.children[from.current]?.querySelector('a')?.focus();
    from.current = undefined;
  }, [rows.length]);

  if (error && rows.length === 0) return <ErrorState error={error} onRetry={retry} />;
  if (pages === 0) {
    return (
      <CardGrid as="div" role="status" aria-label={t('state.loading')}>
        {loading}
      </CardGrid>
    );
  }
  if (rows.length === 0 && !pending) return <div role="status">{empty}</div>;
  const all = Math.max(total, rows.length);
  return (
    <Stack>
      <Grid
        ref={grid}
        aria-busy={pending}
        data-wide={wide}
        data-columns={columns}
        style={{ '--columns': columns } as CSSProperties}
      >
        {rows.map((row, index) => {
          const item = renderRow(row, index);
          return <PartBoundary key={item.key ?? index}>{item}</PartBoundary>;
        })}
      </Grid>
      {error && <ErrorState error={error} onRetry={retry} />}
      <LoadMore
        shown={rows.length}
        total={all}
        step={step}
        busy={pendingMore}
        pending={pending}
        onMore={() => {
          from.current = rows.length;
          onMore();
        }}
      />
    </Stack>
  );
}

const Grid = styled(CardGrid)`
  &[data-wide='true'] {
    grid-template-columns: repeat(auto-fill, minmax(min(290px, 100%), 1fr));
  }
  &[data-columns] {
    ${media.desktop} {
      grid-template-columns: repeat(var(--columns), minmax(0, 1fr));
    }
  }
`;
const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
`;
