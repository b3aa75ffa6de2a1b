import { screen } from '@testing-library/react';
import { show } from '../test-page.tsx';
import { Gallery } from './gallery.page.tsx';

it('draws every section of the design system without an error', async () => {
  await show(<Gallery />);
  const names = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(names).toEqual([
    'Foundations',
    'Actions',
    'Display',
    'Feedback',
    'Inputs',
    'Form',
    'Navigation',
    'Overlays',
  ]);
});
