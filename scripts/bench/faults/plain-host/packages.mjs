import * as money from 'plain-money';
import { createElement as h, lazy, Suspense, useState } from 'react';

/* global BUILD, THROWS -- put in by the build */
const Details = lazy(() => import('./details.mjs'));
/** Version 2 of the library names it otherwise. */
const price = money.formatAmount ?? money.format;

/** The page of the second team; a part of it is loaded on demand. */
export default function Packages() {
  const [open, setOpen] = useState(false);
  if (THROWS) throw new Error('a bad release');
  return h(
    'section',
    { 'data-remote': 'packages', 'data-version': BUILD },
    h('h1', null, 'Packages'),
    h('p', null, price(29)),
    h('button', { type: 'button', onClick: () => setOpen(true) }, 'Details'),
    open && h(Suspense, { fallback: 'Loading …' }, h(Details)),
  );
}
