import { copiedTitle } from './copied-title.ts';

it.each([
  ['Villa', 'Villa (2)'],
  ['Villa (2)', 'Villa (3)'],
  ['Villa (new)', 'Villa (new) (2)'],
])('the copy of %s is %s', (title, copy) => {
  expect(copiedTitle(title)).toBe(copy);
});
