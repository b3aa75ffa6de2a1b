import { getChats, getNotificationList, type AnswerOf } from '@lintel/api-contract';
import { memoryShell, stub } from '@lintel/testing';
import { notification } from '#testing/notifications.ts';
import { readKind } from './server-data.ts';

type Chat = AnswerOf<typeof getChats>['data'][number];
const chat = (id: number): Chat => ({
  property_id: 1,
  user_id: id,
  title: 'Mill house',
  title_image: '',
  date: '2026-11-20T10:00:00.000Z',
  unread_count: 0,
  name: `User ${id}`,
  profile: '',
  is_blocked_by_me: false,
  is_blocked_by_user: false,
});
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const users = (rows: unknown[]) => rows.map((row) => (row as Chat).user_id).toSorted((a, b) => a - b);

/** The list of conversations in pages; after the first page of 100 it changes. */
function chats(change: (rows: Chat[]) => Chat[]) {
  let rows = numbers(130).map(chat);
  let hasChanged = false;
  return stub(getChats, ({ page, per_page }) => {
    const size = Number(per_page);
    const data = rows.slice((Number(page) - 1) * size, Number(page) * size);
    if (size > 1 && !hasChanged) {
      rows = change(rows);
      hasChanged = true;
    }
    return {
      error: false as const,
      message: '',
      data,
      ...(data.length && { total_page: Math.ceil(rows.length / size) }),
    };
  });
}

describe('a copy of conversations', () => {
  it('misses none where one is deleted between two pages', async () => {
    const shell = memoryShell({ answers: [chats((rows) => rows.filter(({ user_id: id }) => id !== 5))] });
    expect(users(await readKind(shell, 'conversations'))).toEqual(numbers(130).filter((id) => id !== 5));
  });
  it('misses none where a message moves one to the top between two pages', async () => {
    const moved = (rows: Chat[]) => [rows[119]!, ...rows.filter((_, index) => index !== 119)];
    const shell = memoryShell({ answers: [chats(moved)] });
    expect(users(await readKind(shell, 'conversations'))).toEqual(numbers(130));
  });
});

it('a copy of notifications misses none where one leaves the list between two pages', async () => {
  let rows = numbers(150).map((id) => notification(id));
  const all = rows;
  const shrinking = stub(getNotificationList, ({ offset, limit }) => {
    const data = rows.slice(Number(offset), Number(offset) + Number(limit));
    const answer = { error: false as const, data, total: rows.length };
    rows = rows.filter(({ id }) => id !== 7);
    return answer;
  });
  const shell = memoryShell({ answers: [shrinking] });
  expect(await readKind(shell, 'notifications')).toEqual(all);
});
