import { screen, within } from '@testing-library/react';
import { show } from '../test-page.tsx';
import { PageBody } from './page-body.tsx';

const trail = () =>
  within(screen.getByRole('navigation', { name: 'Breadcrumb' }))
    .getAllByRole('listitem')
    .map((step) => [step.textContent, step.querySelector('a')?.getAttribute('href') ?? null]);

describe('an ordinary page', () => {
  it.each([
    [
      '/faqs',
      [
        ['Home', '/'],
        ['Page', null],
      ],
    ],
    [
      '/user/chat',
      [
        ['Home', '/'],
        ['My account', '/user/dashboard'],
        ['Page', null],
      ],
    ],
    [
      '/user/dashboard',
      [
        ['Home', '/'],
        ['Page', null],
      ],
    ],
  ])('has a breadcrumb trail: %s', async (address, steps) => {
    await show(<PageBody title="Page">…</PageBody>, { address });
    expect(trail()).toEqual(steps);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page');
  });
});
