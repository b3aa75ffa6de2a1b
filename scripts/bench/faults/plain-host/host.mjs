import { createElement as h, lazy, Suspense, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** Two teams' pages, each loaded from its remote when a visitor goes there. */
const pages = {
  '/': lazy(() => import('catalogue/Page')),
  '/packages': lazy(() => import('packages/Page')),
};

function Host() {
  const [address, setAddress] = useState(location.pathname);
  const go = (to) => (event) => {
    event.preventDefault();
    history.pushState({}, '', to);
    setAddress(to);
  };
  return h(
    'div',
    null,
    h(
      'header',
      null,
      h('a', { href: '/', onClick: go('/') }, 'Homes'),
      ' ',
      h('a', { href: '/packages', onClick: go('/packages') }, 'Packages'),
    ),
    h('main', null, h(Suspense, { fallback: h('p', null, 'Loading …') }, h(pages[address]))),
  );
}

createRoot(document.getElementById('root')).render(h(Host));
