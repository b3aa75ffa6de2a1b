import { describePage } from './describe-page.ts';

const content = (selector: string) => document.head.querySelector(selector)?.getAttribute('content');

describe('the description of a page', () => {
  it('describes the page, and takes out what the next page does not say', () => {
    describePage(
      { title: 'Villa', description: 'By the sea', canonical: 'https://x.example/villa' },
      'Lintel',
    );
    expect(document.title).toBe('Villa · Lintel');
    expect(content('meta[name=description]')).toBe('By the sea');
    expect(document.head.querySelector('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://x.example/villa',
    );
    describePage({ title: 'Lintel' }, 'Lintel');
    expect(document.title).toBe('Lintel');
    expect(content('meta[name=description]')).toBeUndefined();
    expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
    expect(document.head.querySelectorAll('meta[property="og:title"]')).toHaveLength(1);
  });

  it('gives whole addresses to those who read them elsewhere', () => {
    describePage({ title: 'Villa', canonical: '/properties-details/villa', image: '/a.webp' }, 'Lintel');
    const canonical = document.head.querySelector('link[rel=canonical]');
    expect(canonical).toHaveAttribute('href', `${location.origin}/properties-details/villa`);
    expect(content('meta[property="og:url"]')).toBe(`${location.origin}/properties-details/villa`);
    expect(content('meta[property="og:image"]')).toBe(`${location.origin}/a.webp`);
  });

  it('keeps a page without content of its own out of search engines, and only that one', () => {
    describePage({ title: 'Not found', noindex: true }, 'Lintel');
    expect(content('meta[name=robots]')).toBe('noindex');
    expect(content('meta[property="og:site_name"]')).toBe('Lintel');
    describePage({ title: 'Villa' }, 'Lintel');
    expect(content('meta[name=robots]')).toBeUndefined();
  });

  it('keeps the description of the path on screen from the document, and nothing of another path (D)', () => {
    const { pathname } = location;
    const tags = (path: string) =>
      `<meta name="description" content="All homes" data-of="${path}"><link rel="canonical" href="https://x.example${path}" data-of="${path}"><link rel="alternate" hreflang="de" href="https://x.example${path}?lang=de" data-of="${path}">`;
    document.head.innerHTML = tags(pathname);
    describePage({ title: 'Properties' }, 'Lintel');
    expect(content('meta[name=description]')).toBe('All homes');
    expect(document.head.querySelectorAll('link')).toHaveLength(2);
    document.head.innerHTML = tags('/other');
    describePage({ title: 'Properties' }, 'Lintel');
    expect(content('meta[name=description]')).toBeUndefined();
    expect(document.head.querySelectorAll('link')).toHaveLength(0);
  });

  it('takes away the price of the page that the document was asked for once another is on screen', () => {
    const address = `${location.origin}/properties-details/villa`;
    document.head.innerHTML = `<meta property="og:url" content="${address}"><meta property="product:price:amount" content="560000"><meta property="product:price:currency" content="USD">`;
    describePage({ title: 'Villa', canonical: '/properties-details/villa' }, 'Lintel');
    expect(content('meta[property="product:price:amount"]')).toBe('560000');
    describePage({ title: 'Studio', canonical: '/properties-details/studio' }, 'Lintel');
    expect(document.head.querySelectorAll('meta[property^="product:price:"]')).toHaveLength(0);
  });
});
