import { slotText } from './slot-text.ts';

describe('the time of a viewing', () => {
  afterEach(() => jest.useRealTimers());

  it.each([
    ['of this year has none', '2026-12-28T10:00:00Z', 'Mon 28 Dec, 10:00 UTC'],
    ['of the next year has it', '2027-01-28T10:00:00Z', 'Thu, 28 Jan 2027, 10:00 UTC'],
  ])('has a year when it needs one: one %s', (_name, slot, text) => {
    jest.useFakeTimers({ now: new Date('2026-11-30T12:00:00Z') });
    expect(slotText(slot, { locale: 'en', timeZone: 'UTC' })).toBe(text);
  });
});
