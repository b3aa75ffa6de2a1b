import { dayName, dayOf } from './days.ts';
import { historyRows } from './history-rows.ts';
import type { Message } from '#chat/wire/message.ts';

const at = (moment: string): Message => ({
  key: moment,
  id: 1,
  clientId: null,
  isMine: false,
  text: '',
  file: null,
  audio: null,
  card: null,
  at: moment,
  state: 'read',
});
const local = (day: string, time: string) => new Date(`${day}T${time}`).toISOString();

describe('the list of messages', () => {
  it('puts a day above its first message only, by the clock of this device', () => {
    const rows = historyRows([
      at(local('2026-11-20', '00:10:00')),
      at(local('2026-11-20', '23:50:00')),
      at(local('2026-11-21', '00:05:00')),
    ]);
    expect(rows.map(({ day }) => day)).toEqual(['2026-11-20', null, '2026-11-21']);
  });
});

describe('the name of a day', () => {
  const now = new Date('2026-11-25T09:00:00');
  it.each([
    ['2026-11-25', 'today'],
    ['2026-11-24', 'yesterday'],
    ['2026-11-20', 'Friday'],
    ['2026-11-18', '18 November 2026'],
    ['2025-11-25', '25 November 2025'],
    ['2026-11-26', '26 November 2026'],
  ])('%s', (day, name) => {
    expect(dayName(day, { now, locale: 'en' })).toBe(name);
    expect(dayOf(new Date(`${day}T23:59:59`))).toBe(day);
  });

  it('is in the language on screen, with Latin digits', () => {
    expect(dayName('2026-11-24', { now, locale: 'de' })).toBe('gestern');
    expect(dayName('2026-11-01', { now, locale: 'ar' })).toMatch(/1 .*2026/);
  });
});
