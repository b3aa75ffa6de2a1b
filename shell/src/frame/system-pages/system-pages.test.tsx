import { act, screen } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { userHarness } from '#testing/user-harness.ts';
import { renderShell, speakEnglish } from '#testing/render-shell.tsx';
import { systemRoutes } from './system.routes.tsx';

beforeAll(speakEnglish);

const Pages = () => useRoutes([...systemRoutes, { path: '*', element: <p>another page</p> }]);
const open = (at: string) => renderShell(<Pages />, { scope: userHarness().scope(), at });

it.each([
  ['/404', 'Page not found'],
  ['/403', 'You don’t have access'],
  ['/offline', 'You’re offline'],
  ['/maintenance', 'We’ll be right back'],
  ['/account-deactivated', 'This account is deactivated'],
])('%s explains what happened, under that title', async (address, title) => {
  open(address);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(document.title).toBe(`${title} · Lintel`);
});

it('/404 leads on to the home page and to the search', async () => {
  open('/404');
  expect(await screen.findByRole('link', { name: 'Go to home page' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('link', { name: 'Search homes' })).toHaveAttribute('href', '/properties');
});

it('/offline goes on by itself, to a page of ours, when the network is back', async () => {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  open('/offline?return=%2Ffaqs');
  await screen.findByRole('heading', { name: 'You’re offline' });
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('another page')).toBeVisible();
  expect(screen.getByLabelText('address')).toHaveTextContent('/faqs');
  onLine.mockRestore();
});
