import { countSentElsewhere, rememberSent, sentWords } from './recipients.ts';

const words = 'Hello, is your lovely flat still available?';
const thread = (propertyId: number) => ({ peerId: 9, propertyId });
const count = (text: string, now = 0) => countSentElsewhere(sentWords.get(), thread(4), text, now);

beforeEach(() => localStorage.clear());

describe('the count of recipients', () => {
  it('counts the other conversations that got the same words, also after a reload and in other tabs', () => {
    for (const id of [1, 2, 3, 4, 3]) rememberSent(thread(id), words, 0);
    expect(count(`  ${words.toUpperCase()} `)).toBe(3);
    expect(count('Something else that is long enough')).toBe(0);
    expect(JSON.parse(localStorage.getItem('lintel.chat-sent-words')!)).toEqual({
      [Object.keys(sentWords.get())[0]!]: { '9/1': 0, '9/2': 0, '9/3': 0, '9/4': 0 },
    });
  });

  it('forgets after a day, and keeps no words and nothing of short ones', () => {
    const day = 24 * 60 * 60 * 1000;
    for (const id of [1, 2, 3]) rememberSent(thread(id), words, 0);
    rememberSent(thread(1), 'Hello!', 0);
    expect(count(words, day - 1)).toBe(3);
    expect(count(words, day)).toBe(0);
    expect(localStorage.getItem('lintel.chat-sent-words')).not.toMatch(/hello/i);
  });

  it('reads what is broken as nothing', () => {
    localStorage.setItem('lintel.chat-sent-words', '{"a":{"9/1":"yesterday"},"b":null}');
    expect(sentWords.get()).toEqual({});
  });
});
