import type { NotificationRow } from '@lintel/api-contract';
import { sectionsOf } from './days.ts';

const row = (id: number, created: Date) => ({ id, created_at: created.toISOString() }) as NotificationRow;
const words = { unread: 'New', today: 'Today', yesterday: 'Yesterday' };

it('unread ones stand on top, the others under their day', () => {
  const now = new Date(2026, 10, 23, 12);
  const rows = [
    row(5, new Date(2026, 10, 23, 9)),
    row(4, new Date(2026, 10, 23, 0, 5)),
    row(3, new Date(2026, 10, 22, 23, 59)),
    row(2, new Date(2026, 10, 1, 8)),
    row(1, new Date(2026, 10, 1, 7)),
  ];
  const sections = sectionsOf(rows, { cameUnread: new Set([5, 2]), now, locale: 'en', words });
  expect(sections.map(({ heading, rows: own }) => [heading, own.map(({ id }) => id)])).toEqual([
    ['New', [5, 2]],
    ['Today', [4]],
    ['Yesterday', [3]],
    ['1 November 2026', [1]],
  ]);
});
