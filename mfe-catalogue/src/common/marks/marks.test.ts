import { hideHome, markViewed, marks, showHomesAgain } from './marks.ts';

beforeEach(() => localStorage.clear());

describe('marks of homes in this browser', () => {
  it('are kept latest first, each once, and taken back', () => {
    for (const id of [1, 2, 3, 1]) markViewed(id);
    for (const id of [8, 9]) hideHome(id);
    expect(marks.get()).toEqual({ viewed: [1, 3, 2], hidden: [9, 8] });
    showHomesAgain([9]);
    expect(marks.get().hidden).toEqual([8]);
  });
  it.each(['{', 'null', '[]', '{"viewed":"all","hidden":[0,-1,"x"]}'])('of %j are none', (text) => {
    localStorage.setItem('lintel.marks', text);
    expect(marks.get()).toEqual({ viewed: [], hidden: [] });
  });
  it('F31 are gone once the shell has removed them at sign-out', () => {
    markViewed(7);
    localStorage.removeItem('lintel.marks');
    expect(marks.get().viewed).toEqual([]);
  });
});
