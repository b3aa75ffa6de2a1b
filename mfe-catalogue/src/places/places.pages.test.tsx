import { getCategories, getCitiesData } from '@lintel/api-contract';
import type { StoredLocation } from '@lintel/contract';
import { memoryShell, renderRemote, stub } from '@lintel/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { categoryRow, listOf } from '#testing/test-data.ts';

const image = `${location.origin}/images/category/villa.svg`;

it('categories are tiles with their icon and how many homes there are, each leading to them', async () => {
  const rows = [
    categoryRow({ id: 1, category: 'Villa', slug_id: 'villa', image, properties_count: 41 }),
    categoryRow({ id: 2, category: 'Plot', slug_id: 'plot', image: '', properties_count: 1 }),
  ];
  const shell = memoryShell({ answers: [stub(getCategories, listOf(rows))] });
  await renderRemote('mfe-catalogue', connect, { shell, path: '/categories' });
  const villa = await screen.findByRole('link', { name: /^Villa\s*41 homes$/ });
  expect(villa).toHaveAttribute('href', '/properties/categories/villa');
  expect(villa.querySelector('img')).toHaveAttribute('src', image);
  expect(screen.getByRole('link', { name: /^Plot\s*1 home$/ })).toBeVisible();
});

it('cities say how many homes they have and how far they are, the nearest first', async () => {
  const city = (City: string, Count: number, distance: number) => ({ City, Count, distance, image: '' });
  const shell = memoryShell({
    location: { latitude: 36.1, longitude: -5.3, city: 'Porto Azul' } as StoredLocation,
    answers: [stub(getCitiesData, listOf([city('Eastgate', 1, 3.2), city('Westhaven', 12, 14)]))],
  });
  await renderRemote('mfe-catalogue', connect, { shell, path: '/cities' });
  const links = await screen.findAllByRole('link', { name: /away$/ });
  expect(links.map(({ textContent }) => textContent)).toEqual([
    'Eastgate1 home3.2 km away',
    'Westhaven12 homes14 km away',
  ]);
  expect(shell.calls.at(-1)?.parameters).toMatchObject({ latitude: 36.1, longitude: -5.3 });
});

it('the address keeps how many pages of cities are shown, so that Back from a city leads to all of them', async () => {
  const all = Array.from({ length: 30 }, (_, index) => ({ City: `City ${index}`, Count: 1, image: '' }));
  const shell = memoryShell({
    answers: [
      stub(getCitiesData, ({ offset, limit }) =>
        listOf(all.slice(Number(offset), Number(offset) + Number(limit)), all.length),
      ),
    ],
  });
  const { unmount, go } = await renderRemote('mfe-catalogue', connect, { shell, path: '/cities' });
  await userEvent.click(await screen.findByRole('button', { name: /more/ }));
  expect(shell.navigated).toEqual(['/cities?page=2']);
  await go('/cities?page=2');
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^City/ })).toHaveLength(30));
  expect(shell.calls.at(-1)?.parameters).toMatchObject({ offset: 24, limit: 24 });
  unmount();
  await renderRemote('mfe-catalogue', connect, { shell, path: '/cities?page=2' });
  await waitFor(() => expect(screen.getAllByRole('link', { name: /^City/ })).toHaveLength(30));
  expect(shell.calls.at(-1)?.parameters).toMatchObject({ offset: 0, limit: 48 });
});
