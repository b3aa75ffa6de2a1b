import { act, render, screen } from '@testing-library/react';
import { speakEnglish } from '#testing/render-shell.tsx';
import { PageFailed } from './page-failed.tsx';

beforeAll(speakEnglish);

const setOnline = (isOnline: boolean) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  act(() => void dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
};
afterEach(() => jest.restoreAllMocks());

describe('a page that failed', () => {
  it('reports a failure while there is a network', () => {
    render(<PageFailed onRetry={() => {}} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong here');
  });

  it('reports that there is no network, and retries by itself when it is back', () => {
    setOnline(false);
    let retries = 0;
    render(<PageFailed onRetry={() => void (retries += 1)} />);
    expect(screen.getByRole('alert')).toHaveTextContent('You’re offline');
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    setOnline(true);
    expect(retries).toBe(1);
  });
});
