import { formatCount, useLocale } from '@lintel/i18n';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { Button } from '../actions/button.tsx';
import { visuallyHidden } from '../display/visually-hidden.tsx';
import { tokens } from '../tokens/tokens.ts';

export interface LoadMoreProps {
  /** Rows on screen. */
  shown: number;
  /** Rows that there are. */
  total: number;
  /** Rows that one press brings at most. */
  step: number;
  onMore(): void;
  /** The next rows are on their way. */
  busy?: boolean;
  /** Other rows are on their way, e.g. after a filter. Where it is given, the count is spoken once they are there. */
  pending?: boolean;
}

/** "24 of 128 shown" and a button for the next ones. The caller moves the focus to the first new row. */
export function LoadMore({ shown, total, step, onMore, busy, pending }: LoadMoreProps) {
  const { t } = useTranslation();
  const locale = useLocale();
  const left = total - shown;
  const isWhole = left <= 0 && shown <= step;
  // All of it came at once: who sees the list needs no words.
  if (isWhole && pending === undefined) return null;
  return (
    <Box data-state={isWhole ? 'whole' : undefined}>
      <span role={pending === undefined ? undefined : 'status'}>
        {!pending &&
          t('paging.shown', { shown: formatCount(shown, locale), total: formatCount(total, locale) })}
      </span>
      {left > 0 && (
        <Button tone="secondary" busy={busy ?? false} onClick={onMore}>
          {t('paging.loadMore', { count: Math.min(step, left) })}
        </Button>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[3]};
  padding-block: ${tokens.space[8]};
  color: ${tokens.color.text.muted};
  font: ${tokens.font.small};
  > span {
    min-block-size: 1lh;
  }
  /* For assistive technology only: one element in either state, since one that comes with its text may stay unspoken. */
  &[data-state='whole'] {
    ${visuallyHidden}
    padding: 0;
  }
`;
