import { phoneText } from './phone-text.ts';

it('groups a number as its country does, and leaves alone what is none', () => {
  expect(phoneText('+447700900251')).toBe('+44 7700 900251');
  expect(phoneText('+4915112345678')).toBe('+49 1511 2345678');
  expect(phoneText('+97150123 4567')).toBe('+971 50 123 4567');
  expect(phoneText('ask at the gate')).toBe('ask at the gate');
  expect(phoneText('')).toBe('');
});
