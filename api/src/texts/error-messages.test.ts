import { errorKeys } from '@lintel/api-contract';
import { translatedError } from './error-messages.ts';

it('each key of a refusal has a text of its own language', () => {
  for (const key of errorKeys) {
    const english = { key, message: 'Some words that no language knows.' };
    expect(translatedError('de', english).message).not.toBe(english.message);
    expect(translatedError('ar', english).message).toMatch(/[\u0600-\u06ff]/);
    expect(translatedError('fr', english)).toBe(english);
    expect(translatedError(undefined, english)).toBe(english);
  }
});

it('messages that are more exact than their key, and messages of fields, are translated too', () => {
  const refused = {
    key: 'validation' as const,
    message: 'This is not the code that we sent.',
    fields: { otp: 'is not the code' },
  };
  expect(translatedError('de', refused)).toEqual({
    key: 'validation',
    message: 'Das ist nicht der Code, den wir gesendet haben.',
    fields: { otp: 'ist nicht der Code' },
  });
});

it('a price that has changed is named, not a change of a listing', () => {
  const refused = { key: 'outdated' as const, message: 'The price of this package has changed.' };
  expect(translatedError('de', refused).message).toBe('Der Preis dieses Pakets hat sich geändert.');
  expect(translatedError('ar', refused).message).toContain('سعر');
});

it('what is wrong with a field is translated with its number or its choices', () => {
  const fields = {
    title: 'must have at most 255 characters',
    price: 'must be at least -1.5',
    type: 'must be one of 0, 1',
    other: 'must rhyme',
  };
  const refused = { key: 'validation' as const, message: 'x', fields };
  expect(translatedError('de', refused).fields).toEqual({
    title: 'darf höchstens 255 Zeichen haben',
    price: 'muss mindestens -1.5 sein',
    type: 'muss eines davon sein: 0, 1',
    other: 'must rhyme',
  });
  expect(translatedError('ar', refused).fields['type']).toContain('0, 1');
});
