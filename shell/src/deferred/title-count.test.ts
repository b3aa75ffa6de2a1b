import { showCount } from './title-count.ts';

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('stands before the title, also when a page writes another one, and goes with the last message', async () => {
  document.title = 'Villa · Lintel';
  const end = showCount(3);
  expect(document.title).toBe('(3) Villa · Lintel');
  document.title = 'Cities · Lintel';
  await turn();
  expect(document.title).toBe('(3) Cities · Lintel');
  end();
  showCount(0)();
  expect(document.title).toBe('Cities · Lintel');
});
