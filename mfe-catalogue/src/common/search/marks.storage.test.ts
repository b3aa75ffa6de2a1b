import { readMarks, withId, writeMarks } from './marks.storage.ts';

describe('marks of homes in this browser', () => {
  const storage = (text: string | null) => ({ getItem: () => text });
  it('come back as they were written, latest first, each once', () => {
    let kept = '';
    writeMarks({ setItem: (_, value) => (kept = value) }, { viewed: withId([1, 2, 3], 2), hidden: [9] });
    expect(readMarks(storage(kept))).toEqual({ viewed: [2, 1, 3], hidden: [9] });
  });
  it.each([null, '{', 'null', '[]', '{"viewed":"all","hidden":[0,-1,"x"]}'])('of %j are none', (text) => {
    expect(readMarks(storage(text))).toEqual({ viewed: [], hidden: [] });
  });
  it('are none where storage is forbidden', () => {
    const forbidden = () => {
      throw new Error('denied');
    };
    expect(readMarks({ getItem: forbidden })).toEqual({ viewed: [], hidden: [] });
    expect(() => writeMarks({ setItem: forbidden }, { viewed: [1], hidden: [] })).not.toThrow();
  });
});
