import {
  faqs,
  getArticles,
  getCategories,
  getCitiesData,
  getPropertyList,
  privacyPolicy,
  termsConditions,
  type Article,
} from '@lintel/api-contract';
import { memoryShell, renderRemote, stub, type Stub } from '@lintel/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { connect } from '#remote.ts';
import { article as plans, categoryRow, listOf, row as homeRow } from '#testing/test-data.ts';

const article = (slug: string, more: Partial<Article> = {}): Article => ({
  ...plans,
  id: slug.length,
  slug_id: slug,
  title: `About ${slug}`,
  description: '<p>Read <strong>this</strong></p>',
  ...more,
});
async function open(path: string, ...answers: Stub[]) {
  const shell = memoryShell({ answers });
  await renderRemote('mfe-catalogue', connect, { shell, path });
  return { shell, user: userEvent.setup() };
}

describe('articles', () => {
  it('of a category without any lead on to all of them', async () => {
    await open('/articles?category=villa', stub(getArticles, { ...listOf([]), similar_articles: [] }));
    expect(await screen.findByText('No articles yet')).toBeVisible();
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/articles');
  });
  it('keep how many are shown in the address, so that Back comes to the same place', async () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...article(`plans-${index}`), id: index + 1 }));
    const { shell } = await open(
      '/articles?category=villa&page=2',
      stub(getArticles, ({ offset, limit }) => ({
        ...listOf(many.slice(Number(offset ?? 0), Number(offset ?? 0) + Number(limit)), many.length),
        similar_articles: [],
      })),
    );
    expect(await screen.findAllByRole('heading', { level: 2 })).toHaveLength(24);
    await userEvent.click(screen.getByRole('button', { name: 'Load 6 more' }));
    expect(shell.navigated).toEqual(['/articles?category=villa&page=3']);
  });
  it('are listed and each leads to its page', async () => {
    await open('/articles', stub(getArticles, { ...listOf([article('plans')]), similar_articles: [] }));
    expect(await screen.findByRole('link', { name: 'About plans' })).toHaveAttribute(
      'href',
      '/articles/plans',
    );
  });
  it('can be those of one category, which has an address', async () => {
    const villa = { id: 1, category: 'Villa', slug_id: 'villa' };
    const { shell } = await open(
      '/articles?category=villa',
      stub(getArticles, { ...listOf([article('plans')]), similar_articles: [], categories: [villa] }),
    );
    expect(await screen.findByRole('link', { name: 'Villa' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'All' })).toHaveAttribute('href', '/articles');
    expect(shell.calls.map(({ parameters }) => parameters)).toContainEqual(
      expect.objectContaining({ slug_id: 'villa' }),
    );
  });
  it('that do not exist have a title of their own (A39)', async () => {
    const { shell } = await open(
      '/articles/nope',
      stub(getArticles, { ...listOf([]), similar_articles: [] }),
    );
    expect(await screen.findByText('Article not found', { selector: 'h1' })).toBeVisible();
    expect(shell.described.at(-1)).toEqual({ title: 'Article not found', noindex: true });
  });
  it('lead to homes of the kind that they are about', async () => {
    const about = { id: 1, category: 'Villa', slug_id: 'villa' };
    const { shell } = await open(
      '/articles/plans',
      stub(getArticles, { ...listOf([article('plans', { category: about })]), similar_articles: [] }),
      stub(getPropertyList, listOf([homeRow(4)])),
    );
    expect(await screen.findByRole('link', { name: 'Home 4' })).toBeInTheDocument();
    expect(shell.calls.at(-1)?.parameters).toEqual({ category_slug_id: 'villa', limit: 8 });
  });
  it('show their text and what else there is to read', async () => {
    const similar = { ...article('taxes'), created_at: '2026-01-01T00:00:00Z' };
    const { shell } = await open(
      '/articles/plans',
      stub(getArticles, { ...listOf([article('plans')]), similar_articles: [similar] }),
    );
    expect(await screen.findByRole('heading', { level: 1, name: 'About plans' })).toBeInTheDocument();
    expect(screen.getByText('this').tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'About taxes' })).toBeInTheDocument();
    expect(shell.described.at(-1)).toMatchObject({ description: 'Read this', canonical: '/articles/plans' });
  });
  it('say when they were published and how long they take to read, also to search engines', async () => {
    const long = article('plans', {
      posted_at: '2026-03-09T08:00:00.000Z',
      description: 'word '.repeat(620),
    });
    await open('/articles/plans', stub(getArticles, { ...listOf([long]), similar_articles: [] }));
    expect(await screen.findByText(/March.*2026/)).toHaveAttribute('datetime', '2026-03-09T08:00:00.000Z');
    expect(screen.getByText('3 min read')).toBeInTheDocument();
    const data = JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent);
    expect(data).toMatchObject({ '@type': 'Article', datePublished: '2026-03-09T08:00:00.000Z' });
  });
  it('are not found under the slug of a category, which the same call would take', async () => {
    await open(
      '/articles/buying',
      stub(getArticles, { ...listOf([article('plans')]), similar_articles: [] }),
    );
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Article not found');
  });
});

describe('questions', () => {
  const answer = stub(
    faqs,
    listOf([
      { id: 1, question: 'How do I pay?', answer: 'By card.' },
      { id: 2, question: 'How do I visit?', answer: 'Ask in the chat.' },
    ]),
  );
  it('can be searched in question and answer, and say how many were found', async () => {
    const { user } = await open('/faqs', answer);
    await user.type(await screen.findByLabelText('Search questions'), 'CHAT');
    expect(screen.getByText('How do I visit?')).toBeInTheDocument();
    expect(screen.queryByText('How do I pay?')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('1 question found');
    await user.type(screen.getByLabelText('Search questions'), 'xyz');
    expect(screen.getByText('No matching questions')).toBeInTheDocument();
  });
  it('are found in other languages however accents and alefs are typed', async () => {
    const rows = [
      { id: 1, question: 'Wie groß muss das Foto sein?', answer: 'Für das Profil 120 Pixel.' },
      { id: 2, question: 'كيف أضيف إعلانًا؟', answer: 'من صفحة الإعلانات.' },
    ];
    const { user } = await open('/faqs', stub(faqs, listOf(rows)));
    const field = await screen.findByLabelText('Search questions');
    await user.type(field, 'gross');
    expect(screen.getByText(/^Wie groß/)).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, 'اضيف اعلانا');
    expect(screen.getByText(/^كيف/)).toBeInTheDocument();
    expect(screen.queryByText(/^Wie groß/)).toBeNull();
  });
  it('open by their own address', async () => {
    await open('/faqs#faq-2', answer);
    expect((await screen.findByText('How do I visit?')).closest('details')).toHaveAttribute('open');
    expect(screen.getByText('How do I pay?').closest('details')).not.toHaveAttribute('open');
  });
});

describe('places', () => {
  it('lists categories with their number of homes', async () => {
    await open('/categories', stub(getCategories, listOf([categoryRow({ properties_count: 41 })])));
    const link = await screen.findByRole('link', { name: /Villa.*41 homes/ });
    expect(link).toHaveAttribute('href', '/properties/categories/villa');
  });
  it('orders cities by distance once a place is known, which the page offers to choose', async () => {
    const { shell, user } = await open('/cities', stub(getCitiesData, listOf([])));
    await user.click(await screen.findByRole('button', { name: 'Use my location' }));
    expect(shell.locationAsked).toBe(1);
    act(() =>
      shell.location.set({
        latitude: 35.2,
        longitude: -24,
        city: 'Porto Azul',
        formatted_address: '',
        state: '',
        country: '',
      }),
    );
    expect(await screen.findByText('Sorted by distance from Porto Azul.')).toBeInTheDocument();
    expect(shell.calls.at(-1)?.parameters).toMatchObject({ latitude: 35.2, longitude: -24 });
  });
  it('lists cities with their number of homes', async () => {
    await open('/cities', stub(getCitiesData, listOf([{ City: 'Porto Azul', Count: 1, image: '' }])));
    expect(await screen.findByRole('link', { name: /Porto Azul.*1 home/ })).toHaveAttribute(
      'href',
      '/properties/city/Porto%20Azul',
    );
  });
});

describe('texts of the provider', () => {
  const html = ['One', 'Two', 'Three', 'Four'].map((title) => `<h2>${title}</h2><p>…</p>`).join('');
  it('begin with a list of their parts when they are long, and say when they were changed', async () => {
    await open(
      '/terms',
      stub(termsConditions, { error: false, data: html, updated_at: '2026-03-09T08:00:00.000Z' }),
    );
    const parts = await screen.findByRole('navigation', { name: 'On this page' });
    expect(within(parts).getByRole('link', { name: 'Three' })).toHaveAttribute('href', '#part-3');
    expect(screen.getByRole('heading', { name: 'Three' })).toHaveAttribute('id', 'part-3');
    expect(screen.getByText(/Last updated .*2026/)).toHaveAttribute('datetime', '2026-03-09T08:00:00.000Z');
  });
  it('have none when they are short', async () => {
    await open('/privacy', stub(privacyPolicy, { error: false, data: '<h2>One</h2><p>…</p>' }));
    expect(await screen.findByRole('heading', { name: 'One' })).toBeInTheDocument();
    expect(screen.queryByRole('navigation', { name: 'On this page' })).toBeNull();
    expect(screen.queryByText(/Last changed/)).toBeNull();
  });
});
