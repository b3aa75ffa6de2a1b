import { phoneSchema, toInternational } from './session.schema.ts';

describe('a phone number as it is typed', () => {
  it.each([
    ['+44 7700 900123', '+447700900123'],
    ['00 44 (7700) 900-123', '+447700900123'],
    ['+44 (0) 7700 900123', '+447700900123'],
    ['+44(0)7700900123', '+447700900123'],
    ['0044 (0)7700 900123', '+447700900123'],
    ['+(44) (0) 7700-900123', '+447700900123'],
    ['+49 (0)151 23456789', '+4915123456789'],
    ['+358 ( 0 ) 40 1234567', '+358401234567'],
    ['+44 7700 (0) 900123', '+4477000900123'],
    ['+1 (202) 555-0100', '+12025550100'],
    ['+٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '+966501234567'],
    ['+۹۸ ۹۱۲ ۱۲۳ ۴۵۶۷', '+989121234567'],
    ['+49/151/23456789', '+4915123456789'],
    ['+49 151 – 23456789', '+4915123456789'],
    ['+49 (0)151‑23456789', '+4915123456789'],
    // Address books of phones and computers copy numbers between signs of direction that are not seen.
    ['\u202A+44 7700 900123\u202C', '+447700900123'],
    ['\u200E+44\u00A07700\u00A0900123\u200F', '+447700900123'],
  ])('%s is the number %s', (written, number) => {
    expect(phoneSchema.isValidSync({ phone: written })).toBe(true);
    expect(toInternational(written)).toBe(number);
  });

  it('keeps the zero of an Italian number, which callers from abroad dial', () => {
    expect(toInternational('+39 (0)6 1234567')).toBe('+39061234567');
    expect(toInternational('0039 (0) 6 1234567')).toBe('+39061234567');
    expect(toInternational('+39 06 1234567')).toBe('+39061234567');
  });
});
