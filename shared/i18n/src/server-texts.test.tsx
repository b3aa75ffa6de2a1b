import { render, screen } from '@testing-library/react';
import { act } from 'react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';
import { rewordTexts } from './server-texts.ts';
import { addTexts, createTexts } from './texts.ts';

declare module 'i18next' {
  interface ResourceNamespaceMap {
    'mfe-shop': { buy: string; hello: string };
  }
}

beforeEach(() => createTexts({ language: 'en' }));
afterEach(() => rewordTexts('en', {}));

function Shop() {
  const { t } = useTranslation('mfe-shop');
  return <p>{t('buy')}</p>;
}

test('an operator’s wording replaces ours on the page', () => {
  addTexts('mfe-shop', 'en', { buy: 'Buy', hello: 'Hello {{name}}' });
  render(<Shop />);
  act(() => rewordTexts('en', { 'mfe-shop:buy': 'Purchase', login: 'Log in', 'mfe-shop:unknown': 'x' }));
  expect(screen.getByText('Purchase')).toBeVisible();
  expect(i18next.exists('mfe-shop:unknown')).toBe(false);
});

test('texts of a part that arrives later are reworded when they arrive', () => {
  rewordTexts('en', { 'mfe-shop:buy': 'Purchase' });
  addTexts('mfe-shop', 'en', { buy: 'Buy again' });
  expect(i18next.t('mfe-shop:buy')).toBe('Purchase');
});

test('a wording that asks for a value which ours does not give, or that is empty, is left out', () => {
  addTexts('mfe-shop', 'en', { buy: 'Buy', hello: 'Hello {{name}}' });
  rewordTexts('en', { 'mfe-shop:hello': 'Hello {{nickname}}', 'mfe-shop:buy': ' ' });
  expect(i18next.t('mfe-shop:hello', { name: 'Ada' })).toBe('Hello Ada');
  expect(i18next.t('mfe-shop:buy')).toBe('Buy');
  rewordTexts('en', { 'mfe-shop:hello': 'Welcome, {{name}}' });
  expect(i18next.t('mfe-shop:hello', { name: 'Ada' })).toBe('Welcome, Ada');
});
