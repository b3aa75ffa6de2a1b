import { formatArea, formatDistance } from './measure.ts';
import { formatCount } from './number.ts';
import { formatDate, formatRelativeTime, formatTime, formatWhen } from './time.ts';

describe('areas and distances', () => {
  it('converts square metres exactly', () => {
    expect(formatArea(142, { locale: 'en' })).toBe('142 m²');
    expect(formatArea(142, { unit: 'ft²', locale: 'en' })).toBe('1,528.5 ft²');
    expect(formatArea(2_589_988.110336, { unit: 'mi²', locale: 'en' })).toBe('1 mi²');
  });
  it('names the unit of a distance in the language', () => {
    expect(formatDistance(0.4, { unit: 'km', locale: 'en' })).toBe('0.4 km');
    expect(formatDistance(1250, { unit: 'm', locale: 'de' })).toBe('1.250 m');
    expect(formatDistance(0.4, { unit: 'km', locale: 'ar' })).toContain('كم');
  });
  it('has the decimal sign of the language (A25)', () => {
    expect(formatDistance(7.2, { unit: 'km', locale: 'de' })).toBe('7,2 km');
    expect(formatDistance(7.2, { unit: 'km', locale: 'en' })).toBe('7.2 km');
  });
  it('writes counts with Western digits in every language', () => {
    expect(formatCount(1204, 'ar')).toBe('1,204');
  });
});

describe('time', () => {
  const now = '2026-11-21T12:00:00Z';
  const en = { now, locale: 'en' } as const;

  it.each([
    ['2026-11-21T11:59:30Z', '30 seconds ago'],
    ['2026-11-21T12:00:00Z', 'now'],
    ['2026-11-21T11:15:00Z', '45 minutes ago'],
    ['2026-11-21T10:00:00Z', '2 hours ago'],
    ['2026-11-20T12:00:00Z', 'yesterday'],
    ['2026-11-18T12:00:00Z', '3 days ago'],
    ['2026-11-10T12:00:00Z', 'last week'],
    ['2026-08-01T12:00:00Z', '3 months ago'],
    ['2023-11-01T12:00:00Z', '3 years ago'],
    ['2026-11-21T14:00:00Z', 'in 2 hours'],
    ['not a date', ''],
  ])('tells %s as "%s"', (moment, text) => {
    expect(formatRelativeTime(moment, en)).toBe(text);
  });
  it('is relative for a week and absolute beyond', () => {
    expect(formatWhen('2026-11-18T12:00:00Z', en)).toBe('3 days ago');
    expect(formatWhen('2026-10-02T12:00:00Z', en)).toBe('2 Oct 2026');
  });
  it('what happened lies in no future, also by a clock that is behind, or read before it happened', () => {
    expect(formatWhen('2026-11-21T12:00:03Z', en)).toBe('now');
    expect(formatWhen('2026-11-21T16:00:00Z', en)).toBe('now');
    expect(formatWhen('2026-12-02T12:00:00Z', en)).toBe('2 Dec 2026');
    expect(formatRelativeTime('2026-11-21T16:00:00Z', en)).toBe('in 4 hours');
  });
  it('writes dates in the order of the language', () => {
    expect(formatDate('2026-10-02T12:00:00Z', { locale: 'de' })).toBe('02.10.2026');
    expect(formatDate('', { locale: 'de' })).toBe('');
    expect(formatTime(new Date(2026, 9, 2, 9, 4), { locale: 'de' })).toBe('09:04');
    expect(formatTime(new Date(2026, 9, 2, 21, 4), { locale: 'en' })).toBe('21:04');
    expect(formatTime('never', { locale: 'en' })).toBe('');
  });
});
