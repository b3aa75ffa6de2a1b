import type { ChatRow } from '@lintel/api-contract';
import { folded } from '@lintel/ui';

export type ThreadFilter = 'all' | 'unread' | 'blocked';

const matches: Record<ThreadFilter, (row: ChatRow) => boolean> = {
  all: () => true,
  unread: ({ unread_count }) => unread_count > 0,
  blocked: ({ is_blocked_by_me }) => is_blocked_by_me,
};

/** Conversations of one kind in which person, listing or newest words have all words of the search. */
export function filtered(rows: readonly ChatRow[], shown: ThreadFilter, search: string): ChatRow[] {
  const words = folded(search).split(/\s+/).filter(Boolean);
  return rows.filter((row) => {
    const text = folded(`${row.name} ${row.title} ${row.last_message ?? ''}`);
    return matches[shown](row) && words.every((word) => text.includes(word));
  });
}
