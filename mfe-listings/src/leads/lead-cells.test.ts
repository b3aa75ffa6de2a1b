import type { Translate } from '#common/notices.ts';
import { lead } from '#testing/leads.ts';
import { leadCells } from './lead-cells.ts';

const words = ((key: string) => key) as Translate;
const message = { kind: 'text', text: 'Hello', is_mine: false } as const;

describe('a lead in a spreadsheet', () => {
  it.each([
    ['Asia/Dubai', '2026-11-21', '2026-10-02'],
    ['UTC', '2026-11-20', '2026-10-02'],
    ['America/New_York', '2026-11-20', '2026-10-01'],
  ])('has the days of the user, here in %s', (timeZone, since, lastAt) => {
    const cells = leadCells(
      lead(9, {
        created_at: '2026-11-20T22:30:00Z',
        last_message: { ...message, created_at: '2026-10-02T01:15:00Z' },
      }),
      words,
      timeZone,
    );
    expect([cells[3], cells.at(-1)]).toEqual([since, lastAt]);
  });

  it('has an empty day where none is known', () => {
    const { created_at: _, ...undated } = lead(9);
    expect(leadCells(undated, words, 'UTC')[3]).toBe('');
  });
});
