import { lazyPage } from '@lintel/remote-kit';
import { createTexts } from '@lintel/i18n';
import { act, render, screen } from '@testing-library/react';
import { SectionBoundary } from './section-boundary.tsx';

it('a section that could not be fetched for want of a network comes by itself when that is back', async () => {
  await createTexts({ language: 'en' });
  const silent = jest.spyOn(console, 'error').mockImplementation(() => {});
  const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Section = lazyPage(async () => {
    if (!navigator.onLine) throw new Error('chunk');
    return { default: () => <p>here</p> };
  }, null);
  render(
    <>
      <p>beside</p>
      <SectionBoundary>
        <Section />
      </SectionBoundary>
    </>,
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline');
  expect(screen.getByText('beside')).toBeVisible();
  isOnline.mockRestore();
  act(() => void dispatchEvent(new Event('online')));
  expect(await screen.findByText('here')).toBeVisible();
  silent.mockRestore();
});
