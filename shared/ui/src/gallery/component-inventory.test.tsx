import { screen } from '@testing-library/react';
import { show } from '../test-page.tsx';
import { componentInventory } from './component-inventory.ts';
import { elsewhere } from './elsewhere.ts';
import { Gallery } from './gallery.page.tsx';

const inventory = Object.values(componentInventory).flat();

/** `Badge`, or `Chip, Tag: choice, suggestion`: names of components, and behind a colon what is shown of them. */
const namesIn = (caption: string) => (caption.split(':')[0] ?? '').split(', ');

async function shownNames(): Promise<string[]> {
  const { container } = await show(<Gallery />);
  // The reader of telephone numbers arrives later.
  await screen.findByDisplayValue('+44 7700 900251');
  return [...container.querySelectorAll('figcaption')].flatMap(({ textContent }) => namesIn(textContent));
}

it('every component of the inventory is shown at /design or has the page that shows it', async () => {
  const known = [...(await shownNames()), ...Object.keys(elsewhere)];
  expect(inventory.filter((name) => !known.includes(name))).toEqual([]);
});

it('a component that is shown here is not listed as being elsewhere', async () => {
  const shown = await shownNames();
  expect(Object.keys(elsewhere).filter((name) => shown.includes(name))).toEqual([]);
});

it('only components of the inventory are listed as being elsewhere', () => {
  expect(Object.keys(elsewhere).filter((name) => !inventory.includes(name))).toEqual([]);
});

it('nothing is listed as still to come', () => {
  const places = Object.values(elsewhere);
  expect(places.filter((place) => /not built|planned|soon|todo|later/i.test(place))).toEqual([]);
});
