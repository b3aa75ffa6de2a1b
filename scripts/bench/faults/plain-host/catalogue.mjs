import { format } from 'plain-money';
import { createElement as h } from 'react';

/** The page of the first team. */
export default function Catalogue() {
  return h('section', { 'data-remote': 'catalogue' }, h('h1', null, 'Homes'), h('p', null, format(450000)));
}
