import { fraudulent, fraudulentFirst, harmless } from '#testing/scam-messages.ts';
import { heldOutFraud, heldOutHarmless } from '#testing/scam-held-out.ts';
import { warningsOf } from './rules.ts';

const ownHost = 'lintel.example';
const isFlagged = (text: string, isFirst: boolean) => warningsOf(text, { isFirst, ownHost }).length > 0;

describe('200 messages in three languages', () => {
  it('are as many, each once', () => {
    expect(new Set([...fraudulent, ...fraudulentFirst, ...harmless]).size).toBe(200);
  });

  it('are judged right in at least 95 of 100 cases', () => {
    const missed = [
      ...fraudulent.filter((text) => !isFlagged(text, false)),
      ...fraudulentFirst.filter((text) => !isFlagged(text, true)),
    ];
    const wrong = harmless.filter((text) => isFlagged(text, true));
    expect({ missed, wrong, isRight: missed.length + wrong.length <= 10 }).toMatchObject({ isRight: true });
  });

  it('of the harmless ones at most 2 of 100 are flagged, also as first messages', () => {
    const wrong = harmless.filter((text) => isFlagged(text, true));
    expect({ wrong, isFew: wrong.length <= harmless.length * 0.02 }).toMatchObject({ isFew: true });
  });
});

describe('messages that no rule was written for', () => {
  it('are judged right in at least 90 of 100 cases, and at most 1 of 25 harmless ones is flagged', () => {
    const missed = heldOutFraud.filter((text) => !isFlagged(text, false));
    const wrong = heldOutHarmless.filter((text) => isFlagged(text, true));
    const all = heldOutFraud.length + heldOutHarmless.length;
    const isRight = missed.length + wrong.length <= all * 0.1 && wrong.length <= heldOutHarmless.length / 25;
    expect({ missed, wrong, isRight }).toMatchObject({ isRight: true });
  });
});

describe('a warning', () => {
  it.each([
    ['Pay with Steam cards', ['giftCard']],
    ['https://bit.ly/a1', ['shortLink']],
    ['https://lintеl.example/login', ['lookAlikeLink']],
    ['https://lintel.example/user/chat', []],
    ['https://sub.lintel.example/x', []],
    ['Zahlen Sie vor der Besichtigung', ['paymentOutside']],
    ['Bitte überweisen Sie die Miete im Voraus', ['paymentOutside']],
    ['Send me the SMS code', ['codeRequest']],
  ])('names why: %s', (text, warnings) => {
    expect(warningsOf(text, { isFirst: false, ownHost })).toEqual(warnings);
  });

  it('of an account or a telephone number belongs to a first message only', () => {
    const account = 'IBAN DE89 3704 0044 0532 0130 00';
    expect(warningsOf(account, { isFirst: true, ownHost })).toEqual(['bankAccount']);
    expect(warningsOf(account, { isFirst: false, ownHost })).toEqual([]);
    expect(warningsOf('IBAN DE89 3704 0044 0532 0130 01', { isFirst: true, ownHost })).not.toContain(
      'bankAccount',
    );
    expect(warningsOf('Call +44 7911 123456', { isFirst: true, ownHost })).toEqual(['phoneFirst']);
  });

  it('of the same words to many comes with the fourth conversation', () => {
    const of = (sentElsewhere: number) =>
      warningsOf('Nice flat, write me', { isFirst: true, ownHost, sentElsewhere });
    expect([of(2), of(3)]).toEqual([[], ['repeated']]);
  });

  it('sees through invisible signs, wide letters and Arabic digits', () => {
    expect(isFlagged('Pay by West\u200Bern Un\u200Bion', false)).toBe(true);
    expect(isFlagged('ｂｉｔ．ｌｙ/abc', false)).toBe(true);
    expect(isFlagged('واتساب ٠٠٩٧١٥٠١٢٣٤٥٦٧', true)).toBe(true);
  });
});
