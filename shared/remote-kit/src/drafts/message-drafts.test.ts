import { messageClientId, messageDraft, messageDrafts, writeMessageDraft } from './message-drafts.ts';

const KEY = 'lintel.message-drafts';
const villa = { peerId: 4, propertyId: 31 };
const flat = { peerId: 4, propertyId: 32 };
const draftOf = (userId?: number, thread = villa) => messageDraft(messageDrafts.get(), thread, userId);

beforeEach(() => localStorage.clear());

describe('words of a conversation that are not sent', () => {
  it('are kept by conversation, with the user who wrote them', () => {
    expect(writeMessageDraft(villa, 'Is it free?', 7)).toBe(true);
    writeMessageDraft(flat, 'And this?', 7);
    writeMessageDraft(villa, 'Is it free in May?', 7);
    expect(draftOf(7)).toStrictEqual({ text: 'Is it free in May?', userId: 7 });
    expect(draftOf(7, flat)?.text).toBe('And this?');
    expect(draftOf(7, { peerId: 5, propertyId: 31 })).toBeUndefined();
  });

  it('are seen by no other user of the browser, whose own words take their place', () => {
    writeMessageDraft(villa, 'Is it free?', 7);
    expect([draftOf(8), draftOf()]).toEqual([undefined, undefined]);
    writeMessageDraft(villa, 'Good day', 8);
    expect(draftOf(8)).toStrictEqual({ text: 'Good day', userId: 8 });
    expect(draftOf(7)).toBeUndefined();
  });

  it('of a visitor go on with the user who signs in', () => {
    writeMessageDraft(villa, 'Is it free?', undefined);
    expect(draftOf()).toStrictEqual({ text: 'Is it free?' });
    expect(draftOf(7)?.text).toBe('Is it free?');
    writeMessageDraft(villa, 'Is it free?', 7);
    expect(draftOf(8)).toBeUndefined();
  });

  it('are no draft when there are none', () => {
    writeMessageDraft(villa, 'Is it free?', 7);
    writeMessageDraft(flat, 'And this?', 7);
    writeMessageDraft(villa, ' \n', 7);
    expect(draftOf(7)).toBeUndefined();
    expect(draftOf(7, flat)?.text).toBe('And this?');
  });

  it('survive a reload', () => {
    writeMessageDraft(villa, 'Is it free?', 7);
    expect(JSON.parse(localStorage.getItem(KEY)!)).toEqual({ '4/31': { text: 'Is it free?', userId: 7 } });
  });

  it.each([
    ['{"4/31":{"text":"Is it free?"},"4/32":{"text":7},"4/33":null,"4/34":"x"}', ['4/31']],
    ['null', []],
    ['"words"', []],
    ['7', []],
    ['{broken', []],
  ])('are read from what is stored as %s', (stored, known) => {
    localStorage.setItem(KEY, stored);
    expect(Object.keys(messageDrafts.get())).toEqual(known);
  });
});

describe('the id of words that are sent', () => {
  it('is the same when the same words are tried again, and another for other words', () => {
    writeMessageDraft(villa, 'Is it free?', 7);
    const first = messageClientId(villa, 'Is it free?', 7);
    expect(first).toMatch(/^\d+-\d+-\d+$/);
    expect(messageClientId(villa, 'Is it free?', 7)).toBe(first);
    expect(messageClientId(villa, 'Is it free now?', 7)).not.toBe(first);
    expect(messageClientId(flat, 'Is it free?', 7)).not.toBe(first);
  });

  it('is kept while the words are changed and put back', () => {
    const first = messageClientId(villa, 'Is it free?', 7);
    writeMessageDraft(villa, 'Is it', 7);
    writeMessageDraft(villa, 'Is it free?', 7);
    expect(messageClientId(villa, 'Is it free?', 7)).toBe(first);
  });

  it('is never that of another user', () => {
    const first = messageClientId(villa, 'Is it free?', 7);
    expect(messageClientId(villa, 'Is it free?', 8)).not.toBe(first);
  });

  it('is kept with the words, and with the user who is signed in', () => {
    writeMessageDraft(flat, 'And this?', 7);
    const clientId = messageClientId(villa, 'Is it free?', 7);
    const text = 'Is it free?';
    expect(draftOf(7)).toStrictEqual({ text, userId: 7, tried: { text, clientId } });
    expect(draftOf(7, flat)?.text).toBe('And this?');
    localStorage.clear();
    const ofVisitor = messageClientId(villa, text, undefined);
    expect(draftOf()).toStrictEqual({ text, tried: { text, clientId: ofVisitor } });
  });
});
