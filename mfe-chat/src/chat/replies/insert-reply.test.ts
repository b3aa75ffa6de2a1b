import { insertReply } from './insert-reply.ts';

describe('a reply', () => {
  it.each([
    ['', 0, 0, 'Yes.', 4],
    ['Hello', 5, 5, 'Hello Yes.', 10],
    ['Hello ', 6, 6, 'Hello Yes.', 10],
    ['Hello you', 5, 5, 'Hello Yes. you', 10],
    ['Hello you', 6, 9, 'Hello Yes.', 10],
    ['you', 0, 0, 'Yes. you', 4],
  ])('goes into “%s” at %i to %i and loses none of the words beside it', (text, start, end, all, caret) => {
    expect(insertReply(text, 'Yes.', { start, end })).toEqual({ text: all, caret });
  });
});
