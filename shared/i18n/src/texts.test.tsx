import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { Profiler } from 'react';
import { useTranslation } from 'react-i18next';
import { addTexts, changeLanguage, createTexts, useLocale } from './texts.ts';
import { errorText } from './error-text.ts';
import { addErrorTexts } from './error-texts.ts';

function Retry() {
  const { t } = useTranslation();
  return (
    <p lang={useLocale()}>
      {t('actions.retry')}, {t('paging.loadMore', { count: 11 })}
    </p>
  );
}

describe('texts', () => {
  it('keeps what arrives before the start and has it afterwards', async () => {
    addTexts('early-bird', 'en', { greeting: 'Hello' });
    await createTexts({ language: 'en' });
    expect(i18next.getResource('en', 'early-bird', 'greeting')).toBe('Hello');
  });
  it('switches everything on screen at once, with the plural form of the language', async () => {
    render(<Retry />);
    expect(screen.getByText('Try again, Load 11 more')).toBeInTheDocument();
    await act(() => changeLanguage('ar'));
    expect(screen.getByText('أعد المحاولة, حمّل 11 أخرى')).toHaveAttribute('lang', 'ar');
  });
  it('falls back to English for a text that a language lacks', async () => {
    addTexts('late-bird', 'en', { only: 'English only' });
    await changeLanguage('de');
    expect(i18next.t('only', { ns: 'late-bird' as never, defaultValue: '' })).toBe('English only');
  });
});

describe('what is on screen', () => {
  const drawn = jest.fn();
  function Word() {
    const { t } = useTranslation();
    return <p>{String(t('word' as never, { ns: 'bird' as never }))}</p>;
  }
  beforeAll(async () => {
    await createTexts({ language: 'en' });
    addTexts('bird', 'en', { word: 'Wren' });
  });
  it.each([
    ['rests when the same texts arrive again', { word: 'Wren' }, 'Wren', false],
    ['rests when more texts arrive', { more: { word: 'Tit' } }, 'Wren', false],
    ['says another word at once', { word: 'Robin' }, 'Robin', true],
  ])('%s', (_, texts, word, isDrawn) => {
    const { container } = render(
      <Profiler id="word" onRender={drawn}>
        <Word />
      </Profiler>,
    );
    drawn.mockClear();
    act(() => addTexts('bird', 'en', texts));
    expect(container).toHaveTextContent(word);
    expect(drawn).toHaveBeenCalledTimes(isDrawn ? 1 : 0);
  });
  it('gives up its English when the words of the language arrive', async () => {
    await changeLanguage('de');
    const { container } = render(<Word />);
    expect(container).toHaveTextContent('Robin');
    act(() => addTexts('bird', 'de', { word: 'Rotkehlchen' }));
    expect(container).toHaveTextContent('Rotkehlchen');
  });
});

describe('the sentence for a failed call', () => {
  beforeAll(async () => {
    await createTexts({ language: 'en' });
    addErrorTexts();
  });
  const sentence = (error: Parameters<typeof errorText>[1]) =>
    errorText(i18next.getFixedT('en', 'errors'), error);

  it('is the text of its key, whatever English message came along', () => {
    expect(sentence({ kind: 'rejected', key: 'demoMode', message: 'Nope' })).toBe(
      'Not allowed in demo mode.',
    );
  });
  it('is the message where the key does not name the reason (G4)', () => {
    for (const key of ['conflict', 'forbidden', 'notFound', 'outdated', 'wrongState'] as const) {
      const message = 'You already have this package.';
      expect(sentence({ kind: 'rejected', key, message })).toBe(message);
      expect(sentence({ kind: 'rejected', key })).toMatch(/\.$/);
    }
  });
  it('is the message of a back end that sends no keys', () => {
    expect(sentence({ kind: 'rejected', message: 'Area is required' })).toBe('Area is required');
  });
  it('is never what a program wrote about its own mistake', () => {
    const message = "TypeError: Cannot read properties of undefined (reading 'length')";
    expect(sentence({ kind: 'invalid-reply', message })).toBe('Something’s out of date. Reload the page.');
  });
  it('is the text of the kind when the error has no text', () => {
    expect(sentence({ kind: 'offline' })).toContain('offline');
    expect(sentence({ kind: 'rejected' })).toBe('Something went wrong. Try again.');
  });
});
