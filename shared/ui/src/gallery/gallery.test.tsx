import { screen } from '@testing-library/react';
import { show } from '../test-page.tsx';
import { Gallery } from './gallery.page.tsx';

describe('the gallery', () => {
  it('draws every section of the design system without an error', async () => {
    await show(<Gallery />);
    // The reader of telephone numbers arrives later.
    await screen.findByDisplayValue('+44 7700 900251');
    // Components on show have headings of their own.
    const names = screen
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent, parentElement }) => [textContent, parentElement?.getAttribute('aria-label')])
      .flatMap(([name, section]) => (name === section ? [name] : []));
    expect(names).toEqual([
      'Foundations',
      'Actions',
      'Display',
      'Data',
      'Charts',
      'Feedback',
      'Inputs',
      'Choices',
      'Values',
      'Files',
      'Form',
      'Media',
      'Navigation',
      'Overlays',
      'Elsewhere',
    ]);
  });
});
